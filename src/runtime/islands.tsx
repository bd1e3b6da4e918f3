import { memo, useEffect, useRef, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { deferredComponent } from "../lib/deferred-component";
import { LeftOut } from "../lib/left-out";
import { useIsServers } from "../lib/use-is-servers";
import { KeptHtml } from "../workarounds/react-kept-html";
import { propsLink } from "./early";
import { hydrateOnTouch } from "./hydrate-island";
import type { Near } from "./hydrate-island";

interface Options {
  /**
   * `group/name`. A named island hydrates without the page around it: `run.ts` loads the declarations of a group. If its
   * code has a chunk of its own, the chunk has the same `name`. An island without a name waits for the page.
   */
  name?: string;
  near?: Near;
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
 * Lets all named islands of a group hydrate without the page around them.
 * @param declare loads the declarations of the group
 * @throws {Error} when code or props fail to load
 */
export async function openIslands(group: string, declare: () => Promise<unknown>): Promise<void> {
  const [props] = await Promise.all([fetchProps(), declare()]);
  for (const place of document.querySelectorAll<HTMLElement>(`[data-island^="${group}/"]`)) {
    const { island: name = "" } = place.dataset;
    const [wait, own] = [known.get(name), props[name]];
    if (!wait || !own) throw new Error(`The island "${name}" is not declared, or has no props`);
    waitOnce(wait, place, own);
  }
}

/** Fetches the props of the page that the browser loaded. */
async function fetchProps(): Promise<IslandProps> {
  const { href } = document.getElementById(propsLink) as HTMLLinkElement;
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}`);
  return (await answer.json()) as IslandProps;
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
  const wait: Wait = (place, props) => hydrateOnTouch(place, code, props as Props, near);
  if (name) known.set(name, wait);
  return function Island(props: Props) {
    const isServers = useIsServers();
    const [first] = useState(props);
    const [hasChanged, setChanged] = useState(false);
    // Other props come with another page, when all code is loaded: the section belongs to the page from then on.
    if (!hasChanged && !isSame(first, props)) setChanged(true);
    const isBrowser = typeof window !== "undefined";
    if (name && !isBrowser) rendered[name] = props;
    if (isBrowser && isServers && !hasChanged) return <Waiting {...{ name, wait, props: first }} />;
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
}

/** Keeps the server's HTML until the island hydrates. */
function Waiting({ name, wait, props }: WaitingProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => waitOnce(wait, box.current as HTMLDivElement, props), [wait, props]);
  return <KeptHtml ref={box} name={name} />;
}
