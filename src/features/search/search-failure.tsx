import styled from "styled-components";
import { theme } from "../../theme";
import { Button } from "../../ui/button";
import { SearchHelp } from "./search-help";

interface SearchFailureProps {
  words: Queries.SearchFragment;
  onRetry: () => void;
}

/** When the search could not be loaded: a message, links that help, and a button that loads it again. */
export function SearchFailure({ words, onRetry }: SearchFailureProps) {
  return (
    <>
      <SearchHelp links={words.links}>
        <p role="alert">{words.failed}</p>
        {process.env.NODE_ENV === "development" && <p>The index is made by `npm run build`.</p>}
      </SearchHelp>
      <Retry look="secondary" data-stop onClick={onRetry}>
        {words.retry}
      </Retry>
    </>
  );
}

const Retry = styled(Button)`
  align-self: start;
  margin: 0 ${theme.space[5]} ${theme.space[5]};
`;
