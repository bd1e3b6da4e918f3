import type { UserOptions } from "rehype-callouts";

/** GitHub's five callouts, such as `> [!NOTE]`. CSS draws the icon before the title. */
export const calloutOptions = (titles: Queries.Prose["callouts"]): UserOptions => ({
  theme: "github",
  callouts: Object.fromEntries(
    Object.entries(titles).map(([name, title]) => [name, { title, indicator: "" }]),
  ),
  props: { containerProps: { role: "note" } },
});
