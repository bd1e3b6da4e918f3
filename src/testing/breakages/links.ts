import { error, text } from "./breakage";
import type { Breakage } from "./breakage";

/** Mistakes in the links of texts. */
export const linkBreakages: Breakage[] = [
  error(
    "A [misspelled](/prcing) link.",
    'links to "/prcing", which doesn\'t exist. Did you mean "/pricing"?',
  ),
  error(
    "A [wrong](/nowhere-at-all) link.",
    'links to "/nowhere-at-all", which doesn\'t exist. Correct or remove the link.',
  ),
  error(
    "A slash at the [end](/contact/).",
    'links to "/contact/", which doesn\'t exist. Did you mean "/contact"?',
  ),
  text(
    "An [anchor](#a-headin) here.",
    'links to "#a-headin", but that anchor doesn\'t exist. Did you mean "a-heading"?',
  ),
  text(
    "An [anchor](/tos#agreed) there.",
    'links to "/tos#agreed", but that anchor doesn\'t exist. Available: the-agreement.',
  ),
  text("A [note](/changelog/v0-2-0#a-lense) of a release.", 'Did you mean "a-lens"?'),
  text(
    "An [open](http://plain.example) link.",
    'links to "http://plain.example", which isn\'t encrypted. Write https://, or find',
  ),
  text(
    "See [it](https://a.org/?b=c&utm_source=d).",
    'links to "https://a.org/?b=c&utm_source=d", which contains tracking parameters.',
  ),
  text("A [moved](/about) page.", '"/about", which has moved. Link to /company instead.'),
  error(
    "A [script](javascript:alert(1)) to click.",
    'links to "javascript:alert(1)", which could run code. Link to a page instead.',
  ),
  error(
    "A [page](data:text/html,x) in the link.",
    'links to "data:text/html,x", which could run code. Link to a page instead.',
  ),
  error(
    "A [relative](pricing) link.",
    'links to "pricing", which isn\'t an address on this site. Start it with /, or with',
  ),
  error("A link [](/blog) to nothing.", 'has a link to "/blog" without text.'),
  text(
    "A [link] (/blog) with a space.",
    'shows a link as plain text. Write [text](/address), or ![Description](./board.png "Caption") for an',
  ),
  text(
    "A [link](/blog and more) of two words.",
    'shows a link as plain text. Write [text](/address), or ![Description](./board.png "Caption") for an',
  ),
  text(
    "A [name][unknown] for an address.",
    "shows [name][unknown] literally. Write links as [text](/address).",
  ),
  error("A [second\n[misspelled](/chngelog) link].", 'Did you mean "/changelog"?', {
    mark: "(/chngelog)",
  }),
  error(
    "A page of [ours]({product.siteUrl}/prcing).",
    'links to "/prcing", which doesn\'t exist. Did you mean "/pricing"?',
  ),
  text("A page, [https://sea.example/a](https://sea.example/b).", 'but links to "https://sea'),
  text(
    "A mail, [ola@sea.example](mailto:olaf@sea.example).",
    'shows "ola@sea.example", but links to "mailto:olaf@sea.example". Correct one of them.',
  ),
  text(
    "For light [click here](/blog).",
    'has the link text "click here". Say where it leads, like [our plans](…).',
  ),
  text(
    "A fact {product.nam} of no file.",
    "refers to {product.nam}, but content/product.json has no such field. Correct the name.",
  ),
];
