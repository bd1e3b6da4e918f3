import type { UserOptions } from "rehype-callouts";

/** `> [!NOTE]` and its four siblings, as GitHub knows them. The sign before the title is drawn in CSS. */
export const calloutOptions = (titles: Queries.Prose["callouts"]): UserOptions => ({
  theme: "github",
  callouts: Object.fromEntries(
    Object.entries(titles).map(([name, title]) => [name, { title, indicator: "" }]),
  ),
  props: { containerProps: { role: "note" } },
});
