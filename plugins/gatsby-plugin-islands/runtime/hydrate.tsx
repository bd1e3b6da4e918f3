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
export async function run(place: HTMLElement): Promise<void> {
  const { island: name = "" } = place.dataset;
  const [group = ""] = name.split("/");
  // The props of all islands are at the end of the HTML.
  await Promise.all([groups[group]?.(), whenParsed()]);
  // Lets events that came while the code ran go first, because hydration is another long task.
  await nextTask();
  // On a changed page, React would replace the pressed element, and the browser would drop the click.
  await whenReleased();
  hydrate(place, partOf(name));
}

/** Hydrates an island, and repeats the actions that wait in it. After an error the server's HTML comes back, with the notice. */
export function hydrate(place: HTMLElement, Part: ComponentType<object>): void {
  const html = place.innerHTML;
  const typed = typedIn(place);
  const begin = () => {
    const root = hydrateRoot(
      place,
      <Hydrated place={place} typed={typed}>
        <Part {...propsOf(place)} />
      </Hydrated>,
      {
        onUncaughtError(error) {
          console.error(error);
          void putBack(place, html, root).then(() => leave(place));
        },
      },
    );
  };
  // In one task for an action that waits: in slices home hydrated 80 ms later. Also for a visitor who is doing something there: a
  // letter between slices would be lost, and a press of which React replaces the button. Otherwise the next press comes between
  // slices.
  if (isAwaited(place) || place.contains(document.activeElement)) flushSync(begin);
  else startTransition(begin);
}

interface HydratedProps {
  place: HTMLElement;
  typed: Typed;
  children: ReactNode;
}

/** Tells when React has hydrated an island, and restores its state if React had to create its elements anew. */
function Hydrated({ place, typed, children }: HydratedProps) {
  // Rendered once more when React gives up hydrating, in one task with the new elements.
  const restore = keepState(place, typed);
  useLayoutEffect(() => {
    performance.mark(`island ${place.dataset.island}`);
    void ready(place, restore());
  }, [place, restore]);
  return children;
}
