import styled from "styled-components";
import { dismissFault, useSession } from "./session";
import { theme } from "../../theme";
import { Container } from "../../ui/container";
import { IconButton } from "../../ui/icon-button";
import { Cross } from "../../ui/icons";

/** Says why a login failed. It overlays the page below the bar, so that nothing shifts. */
export function LoginMessage({ copy }: { copy: Queries.NavigationFragment }) {
  const session = useSession();
  return (
    <Overlay>
      <div role="alert">
        {session.status === "failed" && (
          <Message>
            <span>{copy.loginFaults[session.fault]}</span>
            <IconButton icon={Cross} size="1.125rem" label={copy.dismiss} onClick={dismissFault} />
          </Message>
        )}
      </div>
    </Overlay>
  );
}

const Overlay = styled(Container)`
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
  min-height: ${theme.size.target};
  max-width: 28rem;
  margin-top: ${theme.space[2]};
  padding: ${theme.space[1]} ${theme.space[4]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.bug};
  border-radius: ${theme.radius.md};
  font-size: ${theme.text.sm};
  pointer-events: auto;

  &:has(button) {
    padding-right: 0;
  }
`;
