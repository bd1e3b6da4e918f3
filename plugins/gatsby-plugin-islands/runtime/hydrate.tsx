/** The chunk `islands`, which runs with a visitor's first movement or action: React, and the islands of every page. */
import "$islands/every-page";
import { groups } from "$islands/groups";
import { startTransition, useLayoutEffect } from "react";
import type { ComponentType, ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { putBack, typedIn } from "../workarounds/react";
import type { Typed } from "../workarounds/react";
import { partOf, propsOf } from "./island";
import { keepState } from "./kept-state";
import { isAwaited, leave, ready } from "./queue";
import { nextTask, whenParsed, whenReleased } from "./wait";

/**
 * Loads the code of an island, and hydrates it.
 * @throws {Error} when code fails to load
 */
export async function run(island: HTMLElement): Promise<void> {
  const { island: name = "" } = island.dataset;
  const [group = ""] = name.split("/");
  // The props of all islands are at the end of the HTML.
  await Promise.all([groups[group]?.(), whenParsed()]);
  // Lets events that came while the code ran go first, because hydration is another long task.
  await nextTask();
  // On a changed page, React would replace the pressed element, and the browser would drop the click.
  await whenReleased();
  hydrate(island, partOf(name));
}

/** Hydrates an island, and repeats the actions that wait in it. After an error the server's HTML comes back, with the notice. */
export function hydrate(island: HTMLElement, Part: ComponentType<object>): void {
  const html = island.innerHTML;
  const typed = typedIn(island);
  const begin = () => {
    const root = hydrateRoot(
      island,
      <Hydrated island={island} typed={typed}>
        <Part {...propsOf(island)} />
      </Hydrated>,
      {
        onUncaughtError(error) {
          console.error(error);
          void putBack(island, html, root).then(() => leave(island));
        },
      },
    );
  };
  // In one task if an action waits: in slices, the home page hydrated 80 ms later. Also if the visitor is doing something there:
  // a letter typed between slices would be lost, and so would a press on a button that React replaces. Otherwise in slices, so
  // that the next press doesn't have to wait.
  if (isAwaited(island) || island.contains(document.activeElement)) flushSync(begin);
  else startTransition(begin);
}

interface HydratedProps {
  island: HTMLElement;
  typed: Typed;
  children: ReactNode;
}

/** Restores an island's state after hydration, also where React had to create its elements anew. */
function Hydrated({ island, typed, children }: HydratedProps) {
  // Rendered once more when React gives up hydrating, in one task with the new elements.
  const restore = keepState(island, typed);
  useLayoutEffect(() => {
    performance.mark(`island ${island.dataset.island}`);
    void ready(island, restore());
  }, [island, restore]);
  return children;
}
