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
  /** The name of its chunk (`webpackChunkName`), where its code is no part of the page's: asked for with the press on it. */
  code?: string;
  /**
   * For what may have to change without being touched: called when the island comes near the screen, with what asks for its
   * code. Returns how to stop, which is done when it is far again.
   */
  near?: (need: () => void) => () => void;
}

/**
 * A part of the page that stays the server's HTML until a visitor touches it; then its code is asked for, and it is a React
 * root of its own. One line opts in:
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
  options: Options = {},
): (props: Props) => ReactNode {
  const { code, Part } = deferredComponent(
    async () => memo(await load()) as unknown as ComponentType<Props>,
  );
  return function Island(props: Props) {
    const isServers = useIsServers();
    const [first] = useState(props);
    const [isEmpty, setEmpty] = useState(false);
    const onEmpty = useCallback(() => setEmpty(true), []);
    // Other props come with another page, when all code is there: the part is the page's own from then on.
    if (isServers && !isEmpty && isSame(first, props) && typeof window !== "undefined") {
      return <Waiting {...{ code, props: first, options, onEmpty }} />;
    }
    return (
      <div data-code={options.code}>
        <LeftOut>
          <Part {...props} />
        </LeftOut>
      </div>
    );
  };
}

const isSame = <Props extends object>(one: Props, other: Props): boolean =>
  Object.entries(other).every(([name, value]) => Object.is(one[name as keyof Props], value));

interface WaitingProps<Props extends object> {
  code: Deferred<ComponentType<Props>>;
  props: Props;
  options: Options;
  /** The server's HTML is not there: React has rendered the page anew. */
  onEmpty: () => void;
}

/** Leaves its HTML to the server, until the part that made it takes it over. */
function Waiting<Props extends object>({ code, props, options, onEmpty }: WaitingProps<Props>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current?.firstChild) return attend(box.current, code, props, options);
    onEmpty();
    return undefined;
  }, [code, props, options, onEmpty]);
  return <KeptHtml ref={box} code={options.code} />;
}

/** Waits beside the server's HTML of an island; makes it a root when it is touched. @returns how to end it */
function attend<Props extends object>(
  place: HTMLElement,
  code: Deferred<ComponentType<Props>>,
  props: Props,
  { near }: Options,
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
