/** What browsers and extensions do to a page: Chrome's translation and a password manager. */
import type { Page } from "@playwright/test";

/** Ways in which a page changes under the feet of React. */
export const changes = { "a translation": translate, "inserted elements": insertElements };

/** Puts each text into two `<font>` elements, also those that come later, and changes it like Chrome's translation. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const translated = new WeakSet<Node>();
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || translated.has(text) || !text.nodeValue?.trim()) continue;
        if (parent.closest("script, style, noscript, svg, textarea")) continue;
        const wrapper = new Range().createContextualFragment("<font><font></font></font>");
        const other = new Text(text.nodeValue.toUpperCase());
        wrapper.querySelector("font font")?.append(other);
        translated.add(other);
        parent.replaceChild(wrapper, text);
      }
    };
    translateIn(document.body);
    new MutationObserver((mutations) => {
      for (const { addedNodes, target, type } of mutations) {
        if (type === "characterData") translateIn(target);
        else for (const node of addedNodes) if (node.isConnected) translateIn(node);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** Inserts an element before each field and button, and one at the end of each form and island. */
function insertElements(page: Page): Promise<void> {
  return page.evaluate(() => {
    const create = () => document.createElement("div");
    for (const one of document.querySelectorAll("input, button")) one.before(create());
    for (const one of document.querySelectorAll("form, [data-island]")) one.append(create());
  });
}
