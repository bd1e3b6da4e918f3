import styled from "styled-components";
import { theme } from "../theme";
import { ButtonLink } from "../ui/button";

interface AuthAreaProps {
  words: Pick<Queries.NavbarFragment, "logIn" | "signUp" | "logOut" | "tryNow">;
  appUrl: string;
  stacked?: boolean;
}

/** The way into the app. */
export function AuthArea({ words, appUrl, stacked }: AuthAreaProps) {
  return (
    <Area data-stacked={stacked}>
      <ButtonLink to={appUrl} arrow>
        {words.tryNow}
      </ButtonLink>
    </Area>
  );
}

const Area = styled.div`
  display: flex;
  gap: ${theme.space[2]};
`;
