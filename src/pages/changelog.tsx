import { graphql, type PageProps } from "gatsby";
import { releaseTitle } from "../lib/titles";
import { ReleaseList } from "../sections/changelog/release-list";
import { FeedLink } from "../sections/shared/feed-link";
import { PageHead } from "../sections/shared/page-head";
import { itemList } from "../seo/json-ld";
import { Seo } from "../seo/seo";

export default function ChangelogPage({ data }: PageProps<Queries.ChangelogPageQuery>) {
  const { changelog, releases, product, feeds } = data.content;
  return (
    <>
      <Seo
        site={data.site}
        {...changelog.meta}
        path="/changelog"
        jsonLd={[
          itemList(
            product.siteUrl,
            changelog.heading,
            releases.map(({ version, title, path }) => ({
              name: releaseTitle(version, title),
              url: path,
            })),
          ),
        ]}
      />
      <PageHead heading={changelog.heading} text={changelog.text}>
        <FeedLink copy={feeds} list="/changelog" />
      </PageHead>
      <ReleaseList copy={changelog} releases={releases} />
    </>
  );
}

export const query = graphql`
  query ChangelogPage {
    site: content {
      ...Layout
      ...SiteHead
    }
    content {
      feeds {
        ...FeedCopy
      }
      product {
        siteUrl
      }
      changelog {
        meta {
          ...Meta
        }
        heading
        text
        ...ChangelogCopy
      }
      releases {
        ...ReleaseEntry
      }
    }
  }
`;
