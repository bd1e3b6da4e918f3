import { type RefObject, useEffect, useRef } from "react";
import styled from "styled-components";
import { isOpen } from "../../browser/dialogs";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Button } from "../../ui/button";
import { SearchFailure } from "./search-failure";
import { SearchHelp } from "./search-help";
import { SearchHit } from "./search-hit";
import { handleSearchKey } from "./search-keys";
import { useSearch } from "./use-search";

interface SearchResultsProps {
  words: Queries.SearchFragment;
  /** The dialog's field, which existed before this code. */
  field: RefObject<HTMLInputElement | null>;
}

/** The results below the field: a chunk loaded when the dialog opens. */
export function SearchResults({ words, field }: SearchResultsProps) {
  const search = useSearch(field);
  const { status, found } = search;
  const list = useRef<HTMLOListElement>(null);
  /** Enter was pressed before the first result arrived. */
  const isAwaited = useRef(false);

  useEffect(() => {
    const input = field.current;
    const dialog = input?.closest("dialog");
    const enter = () => {
      const isShown = status === "found" && search.words === input?.value.trim();
      if (isShown) list.current?.querySelector("a")?.click();
      else isAwaited.current = true;
      if (!isShown) search.again();
    };
    const onKey = (event: KeyboardEvent) => input && handleSearchKey(event, input, enter);
    const forget = () => (isAwaited.current = false);
    dialog?.addEventListener("keydown", onKey);
    input?.addEventListener("input", forget);
    return () => {
      dialog?.removeEventListener("keydown", onKey);
      input?.removeEventListener("input", forget);
    };
  });

  useEffect(() => {
    if (status === "busy") return;
    if (isAwaited.current && status === "found") list.current?.querySelector("a")?.click();
    isAwaited.current = false;
    // The focused link was removed.
    const isLost = document.activeElement === document.body;
    const dialog = field.current?.closest("dialog");
    if (isLost && dialog && isOpen(dialog)) field.current?.focus();
  }, [status, field]);

  const hits = found?.hits ?? [];
  return (
    <>
      <Status role="status">{statusText(words, search)}</Status>
      <Scroller>
        {status === "empty" && (
          <SearchHelp links={words.links}>
            <p>{words.hint}</p>
          </SearchHelp>
        )}
        {status === "failed" && <SearchFailure words={words} onRetry={search.again} />}
        {found?.total === 0 && (
          <SearchHelp links={words.links}>
            <p>{words.nothingHelp}</p>
          </SearchHelp>
        )}
        {hits.length > 0 && (
          <List ref={list} role="list">
            {hits.map((hit) => (
              <SearchHit key={hit.path} hit={hit} kinds={words.kinds} />
            ))}
          </List>
        )}
        {found && found.total > hits.length && (
          <More look="secondary" data-stop onClick={search.more}>
            {words.more}
          </More>
        )}
      </Scroller>
      <Keys>
        {words.keys.map(({ key, does }) => (
          <span key={key}>
            <kbd>{key}</kbd> {does}
          </span>
        ))}
      </Keys>
    </>
  );
}

/** The number of results, also for screen readers; while loading, the former text. */
function statusText(
  words: Queries.SearchFragment,
  { status, words: typed, found }: ReturnType<typeof useSearch>,
): string {
  if (!found) return status === "busy" ? words.loading : "";
  if (found.total === 0)
    return status === "busy" ? words.loading : words.nothing.replace("{words}", () => typed);
  return found.total === 1 ? words.foundOne : words.foundMany.replace("{count}", `${found.total}`);
}

const Status = styled.p`
  padding: ${theme.space[3]} ${theme.space[5]} 0;
  font-size: ${theme.text.sm};
  color: ${theme.color.muted};
  overflow-wrap: anywhere;

  &:empty {
    padding: 0;
  }
`;

/** As high as its content, up to the room. `flex: 1` has no height in WebKit, in a dialog that fits its content. */
const Scroller = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const List = styled.ol`
  padding: ${theme.space[2]};
`;

const More = styled(Button)`
  margin: 0 ${theme.space[5]} ${theme.space[5]};
`;

/** Only for devices with a keyboard. */
const Keys = styled.p`
  display: flex;
  gap: ${theme.space[5]};
  padding: ${theme.space[3]} ${theme.space[5]};
  font-size: ${theme.text.sm};
  color: ${theme.color.muted};
  border-top: 1px solid ${theme.color.line};

  & kbd {
    padding: 0 ${theme.space[1]};
    font-family: ${theme.font.mono};
    font-size: ${theme.text.sm};
    color: ${theme.color.ink};
    background: ${theme.color.sunken};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.sm};
  }
  ${media.belowSm} {
    display: none;
  }
  ${media.coarse} {
    display: none;
  }
`;
