import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type Found, findPages } from "./search-index";

/** Ms without typing before a search. */
const debounce = 150;

/** Number of results at first, and per press of the button. */
const step = 8;

interface SearchState {
  /** `empty`: no words; `busy`: searching, with the former results; `failed`: the index could not be loaded. */
  status: "empty" | "busy" | "found" | "failed";
  /** The words of these results. */
  words: string;
  found?: Found;
}

/** Searches for the text of a field, including what was typed before this code was loaded. */
export function useSearch(field: RefObject<HTMLInputElement | null>) {
  const [state, setState] = useState<SearchState>({ status: "empty", words: "" });
  /** Number of the newest search: only its results are shown. */
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
      timer = setTimeout(() => void run(typedInto(field), step), debounce);
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
    /** Searches at once; retries after a failure. */
    again: () => void run(typedInto(field), step),
    /** Shows more results. */
    more: () => void run(typedInto(field), (state.found?.hits.length ?? 0) + step),
  };
}

const typedInto = (field: RefObject<HTMLInputElement | null>): string =>
  field.current?.value.trim() ?? "";
