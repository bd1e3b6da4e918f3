import { memo, useCallback, useEffect, useRef, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { rememberActions } from "../browser/early-actions";
import { followLinks } from "../browser/early-links";
import { whenNeeded } from "../browser/when-needed";
import type { Deferred } from "../lib/deferred";
import { deferredComponent } from "../lib/deferred-component";
import { useIsServers } from "../lib/use-is-servers";
import { LeftOut } from "./left-out";

interface Options {
  /** Not when it comes near the screen: for what has no state that another part could change. */
  touchedOnly?: boolean;
  /** Calls back when something else makes the server's HTML wrong. Returns how to stop. */
  also?: (act: () => void) => () => void;
}

/**
 * A part of the page whose code is asked for when a visitor comes near or touches it; until then the server's HTML
 * stands there as it is. One line opts in:
 *
 *     const Planning = hydrateWhenNeeded(async () => (await import("./planning")).Planning);
 *
 * The part is a React root of its own, not a lazy component in a `<Suspense>`: React takes the server's HTML of a boundary
 * away as soon as any context above it changes, which Gatsby's do with every fragment that somebody follows.
 * So a part sees no context of the page, gets plain data as props, and does not call `useId`.
 * When its code cannot be had the HTML stays; the next touch asks again. When it fails the HTML comes back.
 */
export function hydrateWhenNeeded<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: Options = {},
): (props: Props) => ReactNode {
  const { code, Part } = deferredComponent(
    async () => memo(await load()) as unknown as ComponentType<Props>,
  );
  return function WhenNeeded(props: Props) {
    const isServers = useIsServers();
    const [isEmpty, setEmpty] = useState(false);
    const onEmpty = useCallback(() => setEmpty(true), []);
    if (isServers && !isEmpty && typeof window !== "undefined") {
      return <Waiting {...{ code, props, options, onEmpty }} />;
    }
    return (
      <div>
        <LeftOut>
          <Part {...props} />
        </LeftOut>
      </div>
    );
  };
}

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
  const part = useRef<Attended<Props>>(null);

  useEffect(() => {
    if (!box.current?.firstChild) {
      onEmpty();
      return undefined;
    }
    const attended = attend(box.current, code, options);
    part.current = attended;
    return attended.leave;
  }, [code, options, onEmpty]);
  useEffect(() => part.current?.update(props), [props]);

  return <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

interface Attended<Props> {
  update: (props: Props) => void;
  leave: () => void;
}

/** Waits beside the server's HTML of a part; makes it a root when it is needed, or when its props change. */
function attend<Props extends object>(
  place: HTMLElement,
  code: Deferred<ComponentType<Props>>,
  { touchedOnly, also }: Options,
): Attended<Props> {
  const early = rememberActions(place);
  let leaveLinks = followLinks(place);
  let first: Props | undefined;
  let props: Props | undefined;
  let setProps: ((props: Props) => void) | undefined;
  let root: Root | undefined;
  let isGone = false;
  const onDone = (set: (props: Props) => void) => {
    setProps = set;
    if (props) set(props);
    early.doAgain();
  };
  const show = (Part: ComponentType<Props>) => {
    if (root || isGone || !first) return;
    stop();
    early.handOver();
    leaveLinks();
    // With the props that the server had; others come after.
    const html = place.innerHTML;
    const element = <Hydrated {...{ Part, first, onDone }} />;
    // At once: React keeps events from a root that waits, and one in an element of React's own it cannot hurry.
    flushSync(() => {
      root = hydrateRoot(place, element, {
        onUncaughtError(error) {
          console.error(error);
          // React has emptied the place by now, and still works on it.
          setTimeout(() => {
            root?.unmount();
            if (isGone) return;
            place.innerHTML = html;
            leaveLinks = followLinks(place);
          });
        },
      });
    });
  };
  // Without its code it stays as it is.
  const ask = () => void code.load().then(show, early.giveUp);
  const stops = [whenNeeded(place, ask, touchedOnly), also?.(ask)];
  const stop = () => {
    for (const each of stops) each?.();
  };
  return {
    update(next) {
      first ??= next;
      const isOther = props && !isSame(props, next);
      props = next;
      if (setProps) setProps(next);
      else if (isOther) ask();
    },
    leave() {
      isGone = true;
      stop();
      leaveLinks();
      // Not while React renders, as it does now.
      setTimeout(() => root?.unmount());
    },
  };
}

interface HydratedProps<Props extends object> {
  Part: ComponentType<Props>;
  first: Props;
  /** Called when all of the part has been taken over, with what gives it other props. */
  onDone: (set: (props: Props) => void) => void;
}

function Hydrated<Props extends object>({ Part, first, onDone }: HydratedProps<Props>) {
  const [props, setProps] = useState(first);
  useEffect(() => onDone(setProps), [onDone]);
  return <Part {...props} />;
}

const isSame = <Props extends object>(one: Props, other: Props): boolean =>
  Object.entries(other).every(([name, value]) => Object.is(one[name as keyof Props], value));
