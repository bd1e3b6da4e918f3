import { memo, useCallback, useEffect, useRef, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import type { Deferred } from "../lib/deferred";
import { whileNear } from "../browser/while-near";
import { deferredComponent } from "../lib/deferred-component";
import { LeftOut } from "../lib/left-out";
import { useIsServers } from "../lib/use-is-servers";
import { KeptHtml } from "../workarounds/react-kept-html";
import { repeat } from "./again";
import { hold } from "./queue";

interface Options {
  /**
   * `group/name`. A named island hydrates without the page around it: `run.ts` loads the declarations of a group. If its
   * code has a chunk of its own, the chunk has the same `name`. An island without a name waits for the page.
   */
  name?: string;
  /**
   * For an island that may have to change untouched. Called when it comes near the screen, with the function that requests
   * its code. Returns a function that stops, called when the island is far again.
   */
  near?: (need: () => void) => () => void;
}

/** Props of the named islands of a page, by their names. */
export type IslandProps = Record<string, object>;

let rendered: IslandProps = {};

/** @returns the props of the page that was rendered to HTML last, once */
export function takeProps(): IslandProps {
  const props = rendered;
  rendered = {};
  return props;
}

/** Waits for a touch of the server's HTML of an island. @returns a function that ends it */
type Wait = (place: HTMLElement, props: object) => () => void;

/** Named islands that are declared. */
const known = new Map<string, Wait>();
/** Elements that are waited for, with the function that ends it. */
const attended = new WeakMap<HTMLElement, () => void>();

function waitOnce(wait: Wait, place: HTMLElement, props: object): () => void {
  const end = attended.get(place) ?? wait(place, props);
  attended.set(place, end);
  return end;
}

/**
 * Lets a named island hydrate when it is touched.
 * @param props of all named islands of the page
 * @throws {Error} when it is not declared or has no props
 */
export function attendIsland(place: HTMLElement, props: IslandProps): void {
  const { island: name = "" } = place.dataset;
  const [wait, own] = [known.get(name), props[name]];
  if (!wait || !own) throw new Error(`The island "${name}" is not declared, or has no props`);
  waitOnce(wait, place, own);
}

/**
 * A section that stays the server's HTML until a visitor touches it, and is a React root of its own then:
 *
 *     const TeamIsland = island(() => Team);
 *
 * `island(async () => (await import("./planning")).Planning)` loads a large one with the touch.
 *
 * Not a lazy component in a `<Suspense>`: React removes the server's HTML of a boundary when a context above it changes, as
 * Gatsby's do with every fragment. So an island sees no context of the page, gets plain data as props, and calls no `useId`.
 * If its code fails to load, the HTML stays and the next touch requests it again. If it throws, the HTML comes back.
 */
export function island<Props extends object>(
  load: () => ComponentType<Props> | Promise<ComponentType<Props>>,
  { name, near }: Options = {},
): (props: Props) => ReactNode {
  const { code, Part } = deferredComponent(
    async () => memo(await load()) as unknown as ComponentType<Props>,
  );
  const wait: Wait = (place, props) => attend(place, code, props as Props, near);
  if (name) known.set(name, wait);
  return function Island(props: Props) {
    const isServers = useIsServers();
    const [first] = useState(props);
    const [isEmpty, setEmpty] = useState(false);
    const onEmpty = useCallback(() => setEmpty(true), []);
    const isBrowser = typeof window !== "undefined";
    if (name && !isBrowser) rendered[name] = props;
    // Other props come with another page, when all code is loaded: the section belongs to the page from then on.
    if (isBrowser && isServers && !isEmpty && isSame(first, props)) {
      return <Waiting {...{ name, wait, props: first, onEmpty }} />;
    }
    return (
      <div data-island={name}>
        <LeftOut>
          <Part {...props} />
        </LeftOut>
      </div>
    );
  };
}

const isSame = <Props extends object>(one: Props, other: Props): boolean =>
  Object.entries(other).every(([name, value]) => Object.is(one[name as keyof Props], value));

interface WaitingProps {
  name: string | undefined;
  wait: Wait;
  props: object;
  /** Called when there is no server's HTML: React has rendered the page. */
  onEmpty: () => void;
}

/** Keeps the server's HTML until the island hydrates. */
function Waiting({ name, wait, props, onEmpty }: WaitingProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current?.firstChild) return waitOnce(wait, box.current, props);
    onEmpty();
    return undefined;
  }, [wait, props, onEmpty]);
  return <KeptHtml ref={box} name={name} />;
}

/** Hydrates an element when it is touched. @returns a function that ends it */
function attend<Props extends object>(
  place: HTMLElement,
  code: Deferred<ComponentType<Props>>,
  props: Props,
  near: Options["near"],
): () => void {
  let root: Root | undefined;
  let isAsked = false;
  let isGone = false;
  const onDone = () => queue.open(repeat);
  const show = (Part: ComponentType<Props>) => {
    if (root || isGone) return;
    stopNear?.();
    const html = place.innerHTML;
    const element = (
      <Done onDone={onDone}>
        <Part {...props} />
      </Done>
    );
    // Synchronously: React drops events of a root that waits, if another root is around it.
    flushSync(() => {
      root = hydrateRoot(place, element, {
        onUncaughtError(error) {
          console.error(error);
          // React has emptied the element, and is still working on it.
          setTimeout(() => {
            root?.unmount();
            if (isGone) return;
            queue.leave();
            place.innerHTML = html;
          });
        },
      });
    });
  };
  const fail = (error: unknown) => {
    isAsked = false;
    console.error(error);
    queue.giveUp();
  };
  const need = () => {
    if (isAsked) return;
    isAsked = true;
    void code.load().then(show, fail);
  };
  const queue = hold(place, need);
  const stopNear = near && whileNear(place, () => near(need));
  return () => {
    isGone = true;
    stopNear?.();
    queue.leave();
    // Not while React renders.
    setTimeout(() => root?.unmount());
  };
}

/** Calls `onDone` when its children are hydrated. */
function Done({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(onDone, [onDone]);
  return children;
}
