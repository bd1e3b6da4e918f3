import { graphql } from "gatsby";
import styled from "styled-components";
import { logIn, logOut, prefetchLogin } from "../integrations/auth/session";
import { useSession } from "../integrations/auth/session-store";
import { theme } from "../theme";
import { media } from "../theme/media";
import { Avatar } from "../ui/avatar";
import { Button, ButtonLink } from "../ui/button";

interface AuthAreaProps {
  words: Queries.AuthAreaFragment;
  appUrl: string;
  /** As wide as it can be, as in the mobile menu. */
  stacked?: boolean;
}

/**
 * The way into the app: Log in and Sign up, for a user the picture and Log out, and where no login
 * provider is configured Try now. It is as wide in one state as in the other.
 */
export function AuthArea({ words, appUrl, stacked }: AuthAreaProps) {
  const session = useSession();
  if (session.status === "off") {
    return (
      <ButtonLink to={appUrl} target="_self" arrow>
        {words.tryNow}
      </ButtonLink>
    );
  }
  return (
    <Area data-stacked={stacked} aria-busy={session.status === "busy"}>
      {session.status === "user" ? (
        <>
          <Avatar {...session.profile} />
          <Button look="secondary" onClick={logOut}>
            {words.logOut}
          </Button>
        </>
      ) : (
        // The SDK is large: it comes when somebody is about to press.
        <Buttons onPointerEnter={prefetchLogin} onFocus={prefetchLogin}>
          <Button look="secondary" data-login="logIn" onClick={() => logIn()}>
            {words.logIn}
          </Button>
          <Button data-login="signUp" onClick={() => logIn({ signUp: true })}>
            {words.signUp}
          </Button>
        </Buttons>
      )}
    </Area>
  );
}

export const fragment = graphql`
  fragment AuthArea on Navigation {
    logIn
    signUp
    logOut
    tryNow
  }
`;

const Area = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[3]};
  min-width: 12.75rem;

  /* On a phone these buttons are in the menu. */
  &:not([data-stacked="true"]) {
    ${media.belowSm} {
      display: none;
    }
  }
  &[data-stacked="true"] {
    justify-content: flex-start;
  }
  &[aria-busy="true"] button {
    cursor: progress;
  }
`;

const Buttons = styled.div`
  display: flex;
  gap: ${theme.space[2]};
`;
