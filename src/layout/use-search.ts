import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type Found, findPages } from "../browser/search-index";

/** How long a visitor has stopped typing before the search begins, in ms. */
const pause = 150;

/** How many results are shown at first, and how many more with each press of the button. */
const step = 8;

interface SearchState {
  /** `empty`: nothing typed; `busy`: on its way, beside what was found before; `failed`: no index. */
  status: "empty" | "busy" | "found" | "failed";
  /** What was searched for. */
  words: string;
  found?: Found;
}

interface Search extends SearchState {
  /** Searches at once, and again where it failed. */
  again: () => void;
  /** Shows more of what was found. */
  more: () => void;
}

/** Searches for what is typed into a field; what was typed before this code came counts as well. */
export function useSearch(field: RefObject<HTMLInputElement | null>): Search {
  const [state, setState] = useState<SearchState>({ status: "empty", words: "" });
  /** Counts the searches: only the newest may say what it found. */
  const newest = useRef(0);

  const run = useCallback(async (words: string, count: number) => {
    newest.current += 1;
    const mine = newest.current;
    if (!words) {
      setState({ status: "empty", words });
      return;
    }
    setState(({ found }) => ({ status: "busy", words, found }));
    const [outcome] = await Promise.allSettled([findPages(words, count)]);
    if (mine !== newest.current) return;
    if (outcome.status === "fulfilled") {
      setState({ status: "found", words, found: outcome.value });
    } else {
      console.error("Search:", outcome.reason);
      setState({ status: "failed", words });
    }
  }, []);

  useEffect(() => {
    const input = field.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onInput = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void run(typedInto(field), step), pause);
    };
    if (input?.value) onInput();
    input?.addEventListener("input", onInput);
    return () => {
      clearTimeout(timer);
      input?.removeEventListener("input", onInput);
    };
  }, [field, run]);

  return {
    ...state,
    again: () => void run(typedInto(field), step),
    more: () => void run(typedInto(field), (state.found?.hits.length ?? 0) + step),
  };
}

const typedInto = (field: RefObject<HTMLInputElement | null>): string =>
  field.current?.value.trim() ?? "";
