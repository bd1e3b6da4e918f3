import styled from "styled-components";
import { logIn, logOut, useSession } from "./session";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Avatar } from "../../ui/avatar";
import { Button, ButtonLink } from "../../ui/button";
import { ArrowRight } from "../../ui/icons";
import { Link } from "../../ui/link";

interface AuthAreaProps {
  copy: Queries.NavigationFragment;
  appUrl: string;
  /** Full width, for the mobile menu. */
  stacked?: boolean;
  /** Emphasizes Log in over Sign up, for the login page. */
  loginFirst?: boolean;
}

/** Shows Log in and Sign up; for a user, the avatar, a link to the app and Log out; without a provider, Try now. */
export function AuthArea({ copy, appUrl, stacked, loginFirst }: AuthAreaProps) {
  const session = useSession();
  const [logInLook, signUpLook] = loginFirst
    ? (["primary", "text"] as const)
    : (["secondary", "primary"] as const);
  if (session.status === "off") {
    return (
      <Area data-stacked={stacked}>
        <ButtonLink to={appUrl} target="_self" arrow>
          {copy.tryNow}
        </ButtonLink>
      </Area>
    );
  }
  return (
    <Area data-stacked={stacked} aria-busy={session.status === "busy"}>
      {session.status === "user" ? (
        <>
          {stacked ? (
            <>
              <p>
                <Avatar {...session.profile} />
                <span>{copy.loggedIn.replace("{name}", session.profile.name)}</span>
              </p>
              <ButtonLink to={appUrl} target="_self" arrow>
                {copy.toApp}
              </ButtonLink>
            </>
          ) : (
            <ToApp to={appUrl} target="_self">
              <Avatar {...session.profile} />
              {copy.toApp}
              <ArrowRight size="1.125em" aria-hidden />
            </ToApp>
          )}
          <Button look="secondary" onClick={logOut}>
            {copy.logOut}
          </Button>
        </>
      ) : (
        <Buttons>
          <Button look={logInLook} onClick={() => logIn()}>
            {copy.logIn}
          </Button>
          <Button look={signUpLook} onClick={() => logIn({ signUp: true })}>
            {copy.signUp}
          </Button>
        </Buttons>
      )}
    </Area>
  );
}

/** Without JavaScript, these links replace the buttons. They lead to the page that says what the login needs. */
export function LoginLinks({ copy, stacked }: Pick<AuthAreaProps, "copy" | "stacked">) {
  if (useSession().status === "off") return null;
  return (
    <noscript>
      <Area data-stacked={stacked}>
        <ButtonLink to="/login" look="secondary">
          {copy.logIn}
        </ButtonLink>
        <ButtonLink to="/login">{copy.signUp}</ButtonLink>
      </Area>
    </noscript>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  & > button {
    flex: auto;
  }
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

  /* On phones these buttons are in the menu. */
  &:not([data-stacked="true"]) {
    ${media.belowSm} {
      display: none;
    }
    & > ${Buttons} {
      flex: 1;
    }
    /* Relative to the bar's width, so that nothing shifts when the fonts load. */
    & > ${Buttons} > button {
      flex: 1 0 0;
    }
    & > ${Buttons} > button + button {
      flex-grow: 2;
    }
  }
  &[data-stacked="true"] {
    flex-wrap: wrap;
    justify-content: flex-start;
    gap: ${theme.space[2]};
    & > p {
      display: flex;
      align-items: center;
      gap: ${theme.space[3]};
      width: 100%;
    }
    ${media.belowSm} {
      & > :is(div, [data-look]) {
        flex: auto;
      }
    }
  }
  &[aria-busy="true"] button {
    cursor: progress;
  }
`;

const ToApp = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.ink};
  border-radius: ${theme.radius.pill};
  font-size: ${theme.text.ui};
  font-weight: 550;
  white-space: nowrap;
  text-decoration: none;
  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;
