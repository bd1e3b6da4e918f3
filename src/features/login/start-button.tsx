import { graphql } from "gatsby";
import styled from "styled-components";
import { logIn, useSession } from "./session";
import { media } from "../../theme/media";
import { Button, ButtonLink } from "../../ui/button";

interface StartButtonProps {
  copy: Queries.StartButtonFragment["navigation"];
  appUrl: string;
}

/** Leads to the sign-up, and users to the app. Without JavaScript it links to the page that says what the login needs. */
export function StartButton({ copy, appUrl }: StartButtonProps) {
  const { status } = useSession();
  if (status === "off" || status === "user") {
    return (
      <ButtonLink to={appUrl} target="_self" arrow>
        <span>{status === "user" ? copy.toApp : copy.tryNow}</span>
      </ButtonLink>
    );
  }
  return (
    <>
      <SignUp onClick={() => logIn({ signUp: true })}>{copy.signUp}</SignUp>
      <ToLogin to="/login">{copy.signUp}</ToLogin>
    </>
  );
}

export const fragment = graphql`
  fragment StartButton on Content {
    navigation {
      signUp
      tryNow
      toApp
    }
    product {
      appUrl
    }
  }
`;

const SignUp = styled(Button)`
  ${media.noScript} {
    display: none;
  }
`;

const ToLogin = styled(ButtonLink)`
  display: none;
  ${media.noScript} {
    display: inline-flex;
  }
`;
