import { type FocusEvent, useEffect, useRef, useState } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { Search as SearchIcon, Cross } from "../../ui/icons";
import { isOpen, whenOpen } from "../../browser/dialogs";
import { searchId } from "./search-shortcut";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Dialog, closesDialog, opensDialog } from "../../ui/dialog";
import { IconButton } from "../../ui/icon-button";
import { SearchFailure } from "./search-failure";

/** The search button, and a dialog with a field that works at once. The rest is loaded when the dialog opens. */
export function Search(words: Queries.SearchFragment) {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState<typeof import("./search-results")>();
  const [isMissing, setMissing] = useState(false);
  const load = () => {
    setMissing(false);
    import("./search-results").then(setCode, () => setMissing(true));
  };
  // Doesn't retry with each letter: after a failure, people retry with the button or by opening the dialog again.
  const loadOnEntry = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) load();
  };

  useEffect(() => {
    const dialog = field.current?.closest("dialog");
    // The dialog was opened before hydration.
    if (dialog && isOpen(dialog)) load();
  }, []);

  return (
    <>
      <Opener
        icon={SearchIcon}
        size="1.25rem"
        label={words.open}
        title={words.shortcut}
        aria-keyshortcuts="Control+K Meta+K"
        {...opensDialog(searchId)}
      />
      <Box id={searchId} label={words.open} onFocus={loadOnEntry}>
        <Line>
          <SearchIcon size="1.25rem" aria-hidden />
          {/* Not type "search": Escape would clear the field instead of closing the dialog. */}
          <input
            ref={field}
            id={`${searchId}-field`}
            role="searchbox"
            aria-label={words.open}
            placeholder={words.placeholder}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
          />
          <IconButton icon={Cross} size="1.25rem" label={words.close} {...closesDialog(searchId)} />
        </Line>
        {code && <code.SearchResults words={words} field={field} />}
        {!code && isMissing && <SearchFailure words={words} onRetry={load} />}
      </Box>
    </>
  );
}

/** All words of the search. */
export const fragment = graphql`
  fragment Search on Search {
    open
    shortcut
    placeholder
    close
    hint
    keys {
      key
      does
    }
    loading
    foundOne
    foundMany
    nothing
    nothingHelp
    failed
    retry
    more
    kinds {
      article
      release
      terms
      page
    }
    links {
      text
      to
    }
  }
`;

const Opener = styled(IconButton)`
  color: ${theme.color.muted};

  &:hover {
    color: ${theme.color.ink};
  }
  ${media.noScript} {
    display: none;
  }
`;

const Box = styled(Dialog)`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;

  &${whenOpen} {
    display: flex;
    flex-direction: column;
  }
  ${media.sm} {
    width: 40rem;
    height: fit-content;
    max-height: 80dvh;
    margin: 10dvh auto auto;
    border-radius: ${theme.radius.lg};
  }
`;

const Line = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.size.bar};
  padding-inline: ${theme.space[5]} ${theme.space[3]};
  color: ${theme.color.muted};
  border-bottom: 1px solid ${theme.color.line};

  & > input {
    flex: 1;
    min-width: 0;
    min-height: ${theme.size.target};
    padding: 0;
    color: ${theme.color.ink};
    background: none;
    border: 0;
    outline: none;
  }
  & > input:focus-visible + *::after {
    content: "";
    position: absolute;
    inset: auto 0 -1px;
    border-bottom: 2px solid ${theme.color.accent};
  }
`;
