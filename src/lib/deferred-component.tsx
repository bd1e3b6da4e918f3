import { lazy, Suspense } from "react";
import type { ComponentType } from "react";
import { deferred } from "./deferred";

/**
 * A component whose code comes later.
 * @returns `code`, and `Part`: the component where its code is there, as it is unless this is the first page's browser;
 *   while developing it comes when it has come
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
