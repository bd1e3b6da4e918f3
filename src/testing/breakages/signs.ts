import { set, text } from "./breakage";
import type { Breakage } from "./breakage";

const meant = "which nothing fills in: readers see it. Did you mean {product.name}?";

/** Signs with a meaning to the site that are left in what readers see. */
export const signBreakages: Breakage[] = [
  // Placeholders.
  text("A { product.name } here.", `has { product.name }, ${meant}`),
  text("A {product-name} here.", `has {product-name}, ${meant}`),
  text("A {Prodcut.name} here.", `has {Prodcut.name}, ${meant}`),
  text("A {product.name without end.", `has {product.name, ${meant}`),
  text("A [product.name] in brackets.", `has [product.name], ${meant}`),
  text("A {name} of nobody.", "Write a name like {product.name}, or put code between backticks."),
  text("A ${product.name} here.", "has $ before {product.name}, which readers would see."),
  set("agents.json", "agents[0].job", "Sorts {count}.", "or take it out."),
  set(
    "plans.json",
    "team.free",
    "{plan}: {nothing}",
    "has {nothing}, which nothing fills in: readers see it. Known here: {plan}.",
  ),
  set(
    "search.json",
    "foundMany",
    "Many pages",
    "does not say {count}, which the page fills in. Add it.",
  ),
  // Keys, put together here: GitHub refuses whole ones.
  text(`\`\`\`sh\nTOKEN=ghp_${"a1".repeat(18)}\n\`\`\``, "shows a secret key, ghp_… Write", {
    mark: "TOKEN=",
  }),
  text(`A key, AKIA${"A1".repeat(8)}, in words.`, "shows a secret key, AKIA… Write"),
  // Markdown and HTML in plain fields.
  set("agents.json", "agents[1].job", "Writes **well**.", "has **, which"),
  set("agents.json", "agents[2].job", "Tests &amp; runs.", "has &amp;, which"),
  set("agents.json", "agents[3].job", "Reads [it](/blog).", "has ](, which"),
  set("newsletter.json", "success", "Run `npm`.", "has `, which readers"),
  set("newsletter.json", "offline", "At https://quay.example.", "has https"),
  // Markdown that is none.
  text("See (our plans)[/pricing] here.", "shows )[/pricing]. Write a link as [words](/address)."),
  text("See [[Pricing]] here.", "shows [[Pricing]]. Write a link as"),
  text("![[cover.png]]", "shows ![[cover.png]]. Write ![What it shows.](./board.png)."),
  text('![A quay](./cover.png "A quay by night)', "has a caption without two straight quotes."),
  text("![A quay](./cover.png “A quay by night”)", "has a caption without two straight quotes."),
  text("A line\n• and an item", "begins with •, which makes no list.", { mark: "• and an item" }),
  text("-first", "begins with -, which makes no list."),
  text("- [] Light it", "begins with [], which makes no list."),
  text("A `tick alone.", "shows `, which has no partner or no meaning here."),
  text("A ~~stroke alone.", "shows ~~, which has no partner"),
  text("An _underscore alone.", "shows _, which has no partner"),
  text("A ==mark== of others.", "shows ==, which has no partner"),
  text("$$ a = b $$", "shows $$, which has no partner"),
  text(":::note", "shows :::, which has no partner"),
  text("A :rocket: alone.", "shows :rocket:. Write the emoji itself"),
  text("> [NOTE]\n> A box without its sign.", "shows [NOTE]. A box begins with a line > [!NOTE]."),
  text("> Remember [!TIP] it.", "shows [!TIP]. A box begins with a line > [!NOTE]."),
  text("<!-- Ask Mira -->", "has a comment, which everybody finds in the page. Take it out."),
  text("One line</br>and one more.", "has a </br>. Write <br>."),
  text("A Promise<Lamp> of code.", "Put code between backticks."),
  text("    Moved in by four.", "is moved in by four blanks, which makes it code."),
  text("A line above strokes.\n---", "is a heading, because of the line --- below it."),
  text("h2. A heading of others", 'shows "h2.". Begin a heading with ##.'),
  text("[TOC]", "shows [TOC]. The page lists its headings itself: take it out."),
  text("1.Light it.", "begins with 1., which makes no list."),
  text("##\u00a0A quay", "Write a blank behind them: ## A quay"),
  text("### Nothing\n\n### Something", "is a heading without a text below it."),
  text("[^alone]: A note.", "explains [^alone], which no sentence names."),
  text("See <https://quay.example|the quay>.", "which holds the words, too. Write [words]"),
  text("![A quay]()", "shows an image without an address. Upload it"),
  text("![A quay](sea\\quay.png)", "which is not there. Put the file beside this one. Write /"),
  text('```ts title="lamp.ts\nrun();\n```', "has a quote that never ends behind the language."),
  text("```ts {1,3}\nstart();\n```", "marks line 3 of a block of 1."),
  text("It ﬁts in a hand.", "a sign that looks like another (U+FB01)"),
  // Addresses.
  text("On [my desk](http://localhost:8000/pricing).", "which is on your machine. Write /pricing."),
  text("To [a mail](keeper@quay.example).", "Write mailto:keeper@quay.example."),
  text(
    "An [image](./cover.png) as a link.",
    "To show the image, write ! before it: ![…](./cover.png).",
  ),
  text("A [file](../second/index.md).", "Name the page, not its file, like /blog/our-plan."),
  text(
    "![A film](./night.mp4)",
    "names ./night.mp4, which is a film. Show an image that links to it.",
  ),
];
