import { graphql } from "gatsby";
import { X } from "lucide-react";
import styled from "styled-components";
import { dismissFault } from "../integrations/auth/session";
import { useSession } from "../integrations/auth/session-store";
import { theme } from "../theme";
import { Container } from "../ui/container";
import { IconButton } from "../ui/icon-button";

/** Says when a login did not work. It lies over the page below the bar, so that nothing moves. */
export function LoginMessage({ words }: { words: Queries.LoginMessageFragment }) {
  const session = useSession();
  return (
    <Place role="alert">
      {session.status === "failed" && (
        <Message>
          {words.loginFaults[session.fault]}
          <IconButton icon={X} size={18} label={words.dismiss} onClick={dismissFault} />
        </Message>
      )}
    </Place>
  );
}

export const fragment = graphql`
  fragment LoginMessage on Navigation {
    loginFaults {
      provider
      stale
      timeout
      unreachable
      chunk
    }
    dismiss
  }
`;

const Place = styled(Container)`
  position: absolute;
  inset: 100% 0 auto;
  display: flex;
  justify-content: flex-end;
  pointer-events: none;
`;

const Message = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  max-width: 28rem;
  margin-top: ${theme.space[2]};
  padding-left: ${theme.space[4]};
  color: ${theme.color.ink};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.bug};
  border-radius: ${theme.radius.md};
  font-size: ${theme.text.sm};
  pointer-events: auto;
`;
