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
import { noteProps } from "./island-props";
import type { IslandProps } from "./island-props";
import { hold } from "./queue";

interface Options {
  /**
   * `group/name` of an island that hydrates by itself when it is touched, before the page around it: `run.ts` says what
   * declares those of a group. Where its code has a chunk of its own that has the same `name`. Others wait for the page.
   */
  name?: string;
  /**
   * For what may have to change without being touched: called when the island comes near the screen, with what asks for its
   * code. Returns how to stop, which is done when it is far again.
   */
  near?: (need: () => void) => () => void;
}

/** Waits beside the server's HTML of an island. @returns how to end it */
type Wait = (place: HTMLElement, props: object) => () => void;

/** Islands that hydrate by themselves, by their names. */
const known = new Map<string, Wait>();
/** Places that an island waits beside, with how to end it. */
const attended = new WeakMap<HTMLElement, () => void>();

function waitOnce(wait: Wait, place: HTMLElement, props: object): () => void {
  const end = attended.get(place) ?? wait(place, props);
  attended.set(place, end);
  return end;
}

/** Lets an island of the server's HTML hydrate when it is touched. @param props of all islands, by their names */
export function attendIsland(place: HTMLElement, props: IslandProps): void {
  const { island: name = "" } = place.dataset;
  const [wait, own] = [known.get(name), props[name]];
  if (!wait || !own) throw new Error(`The island "${name}" is not declared, or has no props`);
  waitOnce(wait, place, own);
}

/**
 * A section that stays the server's HTML until a visitor touches it; then its code is asked for, and it is a React root of
 * its own. One line opts in:
 *
 *     const TeamIsland = island(() => Team);
 *
 * A large one has a chunk of its own, which is fetched with a touch: `island(async () => (await import("./planning")).Planning)`.
 *
 * Not a lazy component in a `<Suspense>`: React takes the server's HTML of a boundary away as soon as any context above it
 * changes, which Gatsby's do with every fragment that somebody follows. So an island sees no context of the page, gets plain
 * data as props, and does not call `useId`. When its code cannot be had the HTML stays; the next touch asks again. When it
 * fails the HTML comes back.
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
    if (name && !isBrowser) noteProps(name, props);
    // Other props come with another page, when all code is there: the part is the page's own from then on.
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
  /** The server's HTML is not there: React has rendered the page anew. */
  onEmpty: () => void;
}

/** Leaves its HTML to the server, until the part that made it takes it over. */
function Waiting({ name, wait, props, onEmpty }: WaitingProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current?.firstChild) return waitOnce(wait, box.current, props);
    onEmpty();
    return undefined;
  }, [wait, props, onEmpty]);
  return <KeptHtml ref={box} name={name} />;
}

/** Waits beside the server's HTML of an island; makes it a root when it is touched. @returns how to end it */
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
    // At once: React keeps events from a root that waits, and one in an element of React's own it cannot hurry.
    flushSync(() => {
      root = hydrateRoot(place, element, {
        onUncaughtError(error) {
          console.error(error);
          // React has emptied the place by now, and still works on it.
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
  // Without its code it stays as it is.
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
    // Not while React renders, as it does now.
    setTimeout(() => root?.unmount());
  };
}

/** Tells when all of its part has been taken over. */
function Done({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(onDone, [onDone]);
  return children;
}
