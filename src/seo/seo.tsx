import { deferredComponent } from "../lib/deferred-component";
import { useIsServers } from "../lib/use-is-servers";
import type { HeadProps } from "./head";

const { Part: Head } = deferredComponent(async () => (await import("./head")).Head);

/**
 * A page's metadata. The first page's stand in the HTML; react-helmet comes when a visitor is about to go on to
 * another one.
 */
export function Seo(props: HeadProps) {
  const isServers = useIsServers();
  return isServers && typeof window !== "undefined" ? null : <Head {...props} />;
}
