import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { isoDay } from "../lib/iso-day";
import { releaseTitle } from "../lib/head-title";
import { MarkedReleaseList } from "../sections/changelog/release-list";
import { ifReturned, useRememberedVisit } from "../sections/changelog/use-last-visit";
import { FeedLinks } from "../sections/shared/feed-links";
import { PageHead } from "../sections/shared/page-head";
import { itemList, pageTrail } from "../seo/json-ld/lists";
import { Seo } from "../seo/seo";
import { island } from "../runtime/islands";

const ListIsland = island(() => MarkedReleaseList, { near: ifReturned });

export default function ChangelogPage({ data }: PageProps<Queries.ChangelogPageQuery>) {
  const { changelog, releases, earlier, product, feeds } = data.content;
  // Only `gatsby develop` has releases that visitors do not see yet.
  const newest = releases.find(({ notYet }) => !notYet);
  useRememberedVisit(isoDay(newest?.date ?? ""));
  return (
    <>
      <Seo
        {...changelog.meta}
        path="/changelog"
        jsonLd={[
          pageTrail(product, changelog.meta, "/changelog"),
          itemList(
            product.siteUrl,
            changelog.heading,
            [...releases, ...earlier].map(({ version, title, path }) => ({
              name: releaseTitle(version, title),
              url: path,
            })),
          ),
        ]}
      />
      <PageHead heading={changelog.heading} text={changelog.text}>
        <FeedLinks words={feeds} list="/changelog" />
      </PageHead>
      <ListIsland words={changelog} releases={releases} earlier={earlier} />
    </>
  );
}

export const query = graphql`
  query ChangelogPage {
    content {
      feeds {
        ...FeedWords
      }
      product {
        ...Maker
      }
      changelog {
        meta {
          ...Meta
        }
        heading
        text
        ...ReleaseWords
        ...YearWords
      }
      # The page stays light, however many there are: the older ones without pictures and notes.
      releases(limit: 12) {
        ...ReleaseEntry
      }
      earlier: releases(skip: 12) {
        ...ReleaseLine
      }
    }
  }
`;
