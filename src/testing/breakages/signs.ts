import { error, set, text } from "./breakage";
import type { Breakage } from "./breakage";

const meant = "literally, because it isn't a known placeholder. Did you mean {product.name}?";

/** Syntax that readers would see literally. */
export const signBreakages: Breakage[] = [
  // Placeholders.
  text("A { product.name } here.", `shows { product.name } ${meant}`),
  text("A {product-name} here.", `shows {product-name} ${meant}`),
  text("A {Prodcut.name} here.", `shows {Prodcut.name} ${meant}`),
  set(
    "plans.json",
    "team.free",
    "{plan}: {nothing}",
    "shows {nothing} literally, because it isn't a known placeholder. Available: {plan}.",
    true,
  ),
  set(
    "search.json",
    "foundMany",
    "Many pages",
    "must contain {count}, which the page fills in. Add it.",
  ),
  // Keys, put together here: GitHub refuses whole ones.
  text(
    `\`\`\`sh\nTOKEN=ghp_${"a1".repeat(18)}\n\`\`\``,
    "contains a secret key (ghp_…). Revoke it, because it stays in the repository's history,",
    {
      mark: "TOKEN=",
    },
  ),
  text(
    `A key, AKIA${"A1".repeat(8)}, in words.`,
    "contains a secret key (AKIA…). Revoke it, because it stays in the repository's history,",
  ),
  // Markdown and HTML in plain fields.
  set(
    "agents.json",
    "agents[1].job",
    "Writes **well**.",
    "shows ** literally, because fields are plain text. Remove it.",
    true,
  ),
  set(
    "agents.json",
    "agents[2].job",
    "Tests &amp; runs.",
    "shows &amp; literally, because fields are plain text. Remove it.",
    true,
  ),
  set(
    "agents.json",
    "agents[3].job",
    "Reads [it](/blog).",
    "shows ]( literally, because fields are plain text. Remove it.",
    true,
  ),
  set(
    "newsletter.json",
    "success",
    "Run `npm`.",
    "shows ` literally, because fields are plain text. Remove it.",
    true,
  ),
  set(
    "newsletter.json",
    "offline",
    "At https://quay.example.",
    "shows https://quay.example. literally, because fields are plain text. Remove it.",
    true,
  ),
  // Markdown that doesn't work.
  text(
    "See (our plans)[/pricing] here.",
    "shows (our plans)[/pricing] literally. Write links as [text](/address).",
  ),
  text(
    "See [[Pricing]] here.",
    'shows a link as plain text. Write [text](/address), or ![Description](./board.png "Caption") for an',
  ),
  text(
    "![[cover.png]]",
    'shows a link as plain text. Write [text](/address), or ![Description](./board.png "Caption") for an',
  ),
  text(
    '![A quay](./cover.png "A quay by night)',
    'shows a link as plain text. Write [text](/address), or ![Description](./board.png "Caption") for an',
  ),
  text(
    "![A quay](./cover.png “A quay by night”)",
    'shows a link as plain text. Write [text](/address), or ![Description](./board.png "Caption") for an',
  ),
  text("A line\n• and an item", 'isn\'t a list item: start it with "- ", "1. " or "- [ ] ".', {
    mark: "• and an item",
  }),
  text("- [] Light it", 'isn\'t a list item: start it with "- ", "1. " or "- [ ] ".'),
  text(
    "A ~~tilde alone.",
    "shows ~~ literally. Write ~~ right before and right after the words, without spaces inside.",
  ),
  text(
    "A ==mark== of others.",
    "shows ==mark== literally. To highlight text, write <mark>text</mark>.",
  ),
  text(":::note", "shows :::note literally. Start boxes with a line like > [!NOTE]."),
  text(
    "> [NOTE]\n> A box without its exclamation mark.",
    "shows [NOTE] literally. Start boxes with a line like > [!NOTE].",
  ),
  text("> Remember [!TIP] it.", "shows [!TIP] literally. Start boxes with a line like > [!NOTE]."),
  text(
    "<!-- Ask Mira -->",
    "has a comment, which anyone can read in the page's Markdown version. Remove it if it isn't meant for readers.",
  ),
  text(
    "A Promise<Lamp> of code.",
    "contains <lamp>, which readers won't see. If it's code, put it in backticks.",
  ),
  text(
    "    Indented by four.",
    "is indented four spaces, so it renders as code. Remove the indent, or use ```.",
  ),
  text(
    "A line above dashes.\n---",
    "becomes a heading because of the line of --- or === under it. Add an empty line above that line.",
  ),
  text("1.Light it.", 'isn\'t a list item: start it with "- ", "1. " or "- [ ] ".'),
  text("##\u00a0A quay", "isn't a heading: put a normal space after the ##."),
  text(
    "[^alone]: A note.",
    "defines [^alone], but nothing refers to it. Remove it, or refer to it in the text.",
  ),
  error(
    "![A quay]()",
    "has an image without a file name. Upload the image and write ![…](./name.png).",
  ),
  error(
    "![A quay](sea\\quay.png)",
    'shows "sea\\quay.png", which doesn\'t exist. Put the image in the same folder as this file. Write /',
  ),
  text(
    "It ﬁts in a hand.",
    "contains a character that looks like another (U+FB01) at the start of a word. Retype it.",
  ),
  // Addresses.
  text(
    "On [my desk](http://localhost:8000/pricing).",
    'links to "http://localhost:8000/pricing", which only exists on your own computer. Link to',
  ),
  error("To [a mail](keeper@quay.example).", "Write mailto:keeper@quay.example."),
  error(
    "An [image](./cover.png) as a link.",
    'links to "./cover.png", which isn\'t an address on this site. To show the image, put !',
  ),
  error(
    "A [file](../second/index.md).",
    'links to "../second/index.md", which isn\'t an address on this site. Link to the page,',
  ),
  error(
    "![A film](./night.mp4)",
    'shows "./night.mp4", which is a video. Use an image that links to the video instead.',
  ),
];
