import styled from "styled-components";
import { logIn, logOut } from "./session";
import { useSession } from "./session-store";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Avatar } from "../../ui/avatar";
import { Button, ButtonLink } from "../../ui/button";
import { Link } from "../../ui/link";

interface AuthAreaProps {
  words: Queries.NavigationFragment;
  appUrl: string;
  /** Full width, as in the mobile menu. */
  stacked?: boolean;
}

/** Log in and Sign up; for a user an avatar that links to the app, and Log out; without a login provider Try now. */
export function AuthArea({ words, appUrl, stacked }: AuthAreaProps) {
  const session = useSession();
  // Secondary, since the bar is in every view, and a view has one primary button.
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
        <Buttons>
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

/** In place of the buttons without JavaScript: links to the page on what the login needs. */
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

  /* On a phone the menu has these buttons. */
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
