import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { readSiteContent } from "../content/site";

const contentPages = /* GraphQL */ `
  query ContentPages {
    allBlogArticle {
      nodes {
        id
        path
      }
    }
    allRelease {
      nodes {
        id
        path
      }
    }
  }
`;

/** One page per article and per release; a page gets nothing but its node's id. */
export async function createContentPages(args: CreatePagesArgs): Promise<void> {
  const { actions, reporter } = args;
  const result = await args.graphql<Queries.ContentPagesQuery>(contentPages);
  if (!result.data) {
    reporter.panic(`The articles and releases could not be read. ${String(result.errors)}`);
    return;
  }

  const article = path.resolve("src/templates/article.tsx");
  const release = path.resolve("src/templates/release.tsx");
  for (const node of result.data.allBlogArticle.nodes) {
    actions.createPage({ path: node.path, component: article, context: { id: node.id } });
  }
  for (const node of result.data.allRelease.nodes) {
    actions.createPage({ path: node.path, component: release, context: { id: node.id } });
  }
}

/** Addresses that have moved, for visitors who are on the site already. */
export function createContentRedirects({ actions }: CreatePagesArgs): void {
  for (const { from, to } of readSiteContent().redirects.redirects) {
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true });
  }
}
