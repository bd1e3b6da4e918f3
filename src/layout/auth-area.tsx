import styled from "styled-components";
import { logIn, logOut, prefetchLogin } from "../integrations/auth/session";
import { useSession } from "../integrations/auth/session-store";
import { theme } from "../theme";
import { media } from "../theme/media";
import { Avatar } from "../ui/avatar";
import { Button, ButtonLink } from "../ui/button";
import { Link } from "../ui/link";

interface AuthAreaProps {
  words: Queries.NavigationFragment;
  appUrl: string;
  /** As wide as it can be, as in the mobile menu. */
  stacked?: boolean;
}

/**
 * The way into the app: Log in and Sign up, for a user the picture that leads there and Log out, and
 * where no login provider is configured Try now.
 */
export function AuthArea({ words, appUrl, stacked }: AuthAreaProps) {
  const session = useSession();
  // The bar is in every view: the one filled button of a view is the page's.
  const main = stacked ? "primary" : "secondary";
  if (session.status === "off") {
    return (
      <Area data-stacked={stacked}>
        <ButtonLink to={appUrl} target="_self" look={main} arrow>
          {words.tryNow}
        </ButtonLink>
      </Area>
    );
  }
  return (
    <Area data-stacked={stacked} aria-busy={session.status === "busy"}>
      {session.status === "user" ? (
        <>
          <ToApp to={appUrl} target="_self" title={words.toApp}>
            <Avatar {...session.profile} />
          </ToApp>
          <Button look="secondary" onClick={logOut}>
            {words.logOut}
          </Button>
        </>
      ) : (
        // The SDK is large: it comes when somebody is about to press.
        <Buttons onPointerEnter={prefetchLogin} onFocus={prefetchLogin}>
          <Button look="secondary" onClick={() => logIn()}>
            {words.logIn}
          </Button>
          <Button look={main} onClick={() => logIn({ signUp: true })}>
            {words.signUp}
          </Button>
        </Buttons>
      )}
    </Area>
  );
}

/** In place of the buttons where scripts are not allowed: the page that says what logging in needs. */
export function LoginLinks({ words, stacked }: Omit<AuthAreaProps, "appUrl">) {
  if (useSession().status === "off") return null;
  return (
    <noscript>
      <Area data-stacked={stacked}>
        <ButtonLink to="/login" look="secondary">
          {words.logIn}
        </ButtonLink>
        <ButtonLink to="/login" look={stacked ? "primary" : "secondary"}>
          {words.signUp}
        </ButtonLink>
      </Area>
    </noscript>
  );
}

const Buttons = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[2]};
`;

const Area = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[3]};
  &[aria-busy] {
    ${media.noScript} {
      display: none;
    }
  }

  /* On a phone these buttons are in the menu. */
  &:not([data-stacked="true"]) {
    ${media.belowSm} {
      display: none;
    }
    & > ${Buttons} {
      flex: 1;
    }
  }
  &[data-stacked="true"] {
    justify-content: flex-start;
    ${media.belowSm} {
      & > :is(div, [data-look]) {
        flex: 1;
      }
    }
  }
  &[aria-busy="true"] button {
    cursor: progress;
  }
`;

const ToApp = styled(Link)`
  color: ${theme.color.ink};
  border-radius: ${theme.radius.pill};
  text-decoration: none;
`;
