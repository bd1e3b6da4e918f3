import type { Page } from "@playwright/test";
import { originalPlaces } from "./source-maps.mjs";

declare global {
  interface Window {
    /** What was read while a module was loaded, each with the stack at that moment. */
    moduleReads: { what: string; stack: string }[];
  }
}

/**
 * Notes, on every page that is opened from now on, what costs time while a module is loaded: formats of `Intl`,
 * which load their tables, and reads that need a layout or a style. What an effect, a handler or React's
 * rendering reads is no matter here: webpack's runtime is not below them.
 */
export async function noteModuleReads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moduleReads = [];
    Error.stackTraceLimit = 100;
    const note = (what: string) => {
      const { stack = "" } = new Error();
      if (/\/webpack-runtime-/.test(stack)) window.moduleReads.push({ what, stack });
    };
    const noting = <T extends (...args: never[]) => unknown>(what: string, original: T): T =>
      new Proxy(original, {
        apply(target, self, args) {
          note(what);
          return Reflect.apply(target, self, args) as unknown;
        },
        construct(target, args, made) {
          note(what);
          return Reflect.construct(target, args, made) as object;
        },
      });
    /** Replaces what is there by these names. */
    const watch = (owner: object, prefix: string, names: readonly string[]) => {
      for (const name of names) {
        const found: Record<string, unknown> = { ...Object.getOwnPropertyDescriptor(owner, name) };
        const what = `${prefix}${name}`;
        // A method or a constructor, or what answers for an element's property.
        for (const part of ["value", "get"] as const) {
          const original = found[part];
          if (!found.configurable || typeof original !== "function") continue;
          const replaced = noting(what, original as () => unknown);
          Object.defineProperty(owner, name, { ...found, [part]: replaced });
        }
      }
    };
    const formats = Object.getOwnPropertyNames(Intl).filter((name) => /^[A-Z]/.test(name));
    watch(Intl, "Intl.", formats);
    watch(Date.prototype, "Date.", [
      ...["toLocaleString", "toLocaleDateString", "toLocaleTimeString"],
    ]);
    watch(Number.prototype, "Number.", ["toLocaleString"]);
    watch(String.prototype, "String.", ["localeCompare"]);
    const sides = ["Width", "Height", "Top", "Left"];
    const measures = ["client", "scroll"].flatMap((kind) => sides.map((side) => kind + side));
    watch(Element.prototype, "", ["getBoundingClientRect", "getClientRects", ...measures]);
    watch(HTMLElement.prototype, "", [...sides.map((side) => `offset${side}`), "innerText"]);
    watch(window, "", ["getComputedStyle", "matchMedia"]);
    watch(window, "", ["innerWidth", "innerHeight", "scrollX", "scrollY"]);
  });
}

/** What modules of the page have read so far, as `what in module`. */
export async function moduleReads(page: Page): Promise<string[]> {
  const place = originalPlaces("public");
  const reads = await page.evaluate(() => window.moduleReads);
  const lines = reads.map(({ what, stack }) => {
    const frames = [...stack.matchAll(/(https?:\/\/\S+?):(\d+):(\d+)/g)];
    const [, url = "", line, column] = frames[0] ?? [];
    return `${what} in ${place(url, Number(line), Number(column)).replace(/:\d+$/, "")}`;
  });
  return [...new Set(lines)].sort();
}
