import { lazy, Suspense } from "react";
import type { ComponentType } from "react";
import { deferred } from "./deferred";

/**
 * A component with deferred code.
 * @returns `code`, and `Part`, which renders the component once its code is loaded: at once on the server and on later
 *   pages
 */
export function deferredComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const code = deferred(load);
  const Late = lazy(async () => ({ default: await code.load() }));
  function Part(props: Props) {
    const Now = code.now();
    if (Now) return <Now {...props} />;
    return (
      <Suspense>
        <Late {...props} />
      </Suspense>
    );
  }
  return { code, Part };
}
