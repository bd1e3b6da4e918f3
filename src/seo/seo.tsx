import { deferredComponent } from "../lib/deferred-component";
import { useIsServers } from "../lib/use-is-servers";
import type { HeadProps } from "./head";

const { Part: Head } = deferredComponent(async () => (await import("./head")).Head);

/** A page's metadata. The HTML has the first page's; react-helmet is loaded before a visitor opens another page. */
export function Seo(props: HeadProps) {
  const isServers = useIsServers();
  return isServers && typeof window !== "undefined" ? null : <Head {...props} />;
}
