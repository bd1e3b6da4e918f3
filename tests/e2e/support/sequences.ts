/** Random sequences of a visitor's actions at moments of loading; `take-step.ts` performs them. */
import fc from "fast-check";
import { site } from "./site";

const { composer } = site.hero;
const ways = ["mouse", "double", "key", "modifier", "assistive"] as const;
export type Way = (typeof ways)[number];

/** Stages of loading: the HTML, the first script, React with the layout, code of islands. */
export const moments = ["html", "start", "page", "islands"] as const;
export type Moment = (typeof moments)[number];

/** Buttons: each press counts. */
const buttons = {
  theme: { "/": 1, "/pricing": 1, selector: "header [data-scheme-switch]" },
  stone: { "/": 5, "/pricing": 0, selector: "main summary" },
};
/** Radios: the last of a group counts. */
export const radios = {
  issue: { "/": 6, "/pricing": 0, selector: "main [name=planning-issue]" },
  answer: { "/": 8, "/pricing": 0, selector: "main [name^=team-]" },
  tool: { "/": 4, "/pricing": 0, selector: "main [name=tool]" },
  period: { "/": 0, "/pricing": 2, selector: "main [name=period]" },
};
export const controls = { ...buttons, ...radios };
export type Control = keyof typeof controls;

type Route = "/" | "/pricing";
export type Step = { moment: Moment } & (
  | { do: "press"; control: Control; index: number; way: Way }
  | { do: "example"; index: number; way: Way }
  | { do: "write"; text: string; end: "none" | "Enter" }
  | { do: "subscribe"; name: string; end: "Enter" | "click" }
  | { do: "dialog"; id: "siteNewsletter" | "siteSearch" }
);
export interface Sequence {
  route: Route;
  steps: Step[];
  /** The code whose first request fails with 503. */
  lost: Moment | undefined;
  /** Does not wait for hydration by the code that has just loaded. */
  isHurried: boolean;
}

const words = fc.constantFrom("Chart a storm front", "Add a map", "x");
const steps = (route: Route) => {
  const pressed = (Object.keys(controls) as Control[])
    .filter((control) => controls[control][route] > 0)
    .map((control) =>
      fc.record({
        do: fc.constant("press" as const),
        control: fc.constant(control),
        index: fc.nat(controls[control][route] - 1),
        way: fc.constantFrom(...ways),
      }),
    )
    // The HTML has the first issue checked, and browsers report no Space on a radio that is checked.
    .map((step) =>
      step.filter((one) => one.control !== "issue" || one.index > 0 || one.way !== "key"),
    );
  const dialog = fc.record({
    do: fc.constant("dialog" as const),
    id: fc.constantFrom("siteNewsletter" as const, "siteSearch" as const),
  });
  const subscribe = fc.record({
    do: fc.constant("subscribe" as const),
    name: fc.constantFrom("ann", "bo"),
    end: fc.constantFrom("Enter" as const, "click" as const),
  });
  const write = fc.record({
    do: fc.constant("write" as const),
    text: words,
    end: fc.constantFrom("none" as const, "Enter" as const),
  });
  const example = fc.record({
    do: fc.constant("example" as const),
    index: fc.nat(composer.sentences.length - 1),
    way: fc.constantFrom(...ways),
  });
  return fc.oneof(...pressed, dialog, subscribe, ...(route === "/" ? [write, example] : []));
};

export const sequences: fc.Arbitrary<Sequence> = fc
  .constantFrom<Route>("/", "/", "/pricing")
  .chain((route) =>
    fc.record({
      route: fc.constant(route),
      lost: fc.constantFrom(undefined, undefined, undefined, "start", "page", "islands"),
      isHurried: fc.boolean(),
      steps: fc.array(fc.tuple(steps(route), fc.nat(moments.length - 1)), {
        minLength: 1,
        maxLength: 6,
      }),
    }),
  )
  .map(({ steps: drawn, lost, ...rest }) => {
    // An example could interfere with typing, and a text that is sent twice while it waits is sent once.
    const sentBy = ([step]: (typeof drawn)[number]) =>
      step.do === "write" ? step.text : step.do === "subscribe" ? step.name : NaN;
    const steps = drawn.filter((one, index) => {
      const earlier = drawn.slice(0, index);
      if (earlier.some((other) => sentBy(other) === sentBy(one))) return false;
      const isLine = ([step]: (typeof drawn)[number]) => /example|write/.test(step.do);
      const isExample = [one, ...earlier].some(([step]) => step.do === "example");
      return !(isLine(one) && isExample && earlier.some(isLine));
    });
    const order = steps.map(([, moment]) => moment).sort();
    const isSent = steps.some(([{ do: done }]) => done === "subscribe");
    const placed = steps.map(([step], index) => ({
      ...step,
      // Before the first script, and when code is lost, the browser submits a form itself and leaves the page.
      moment: moments[Math.max(order[index] ?? 0, isSent ? 1 : 0)],
    }));
    // A reload resets the cards of issue types.
    const isTurned = steps.some(([step]) => step.do === "press" && step.control === "stone");
    return { ...rest, lost: isSent || isTurned ? undefined : lost, steps: placed as Step[] };
  });
