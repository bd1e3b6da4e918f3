import { graphql, type PageProps } from "gatsby";
import { StartButton } from "../layout/islands";
import { isoDay } from "../lib/format";
import { releaseTitle } from "../lib/titles";
import { NewerOlder } from "../sections/changelog/newer-older";
import { ReleaseDetail } from "../sections/changelog/release-detail";
import { Invitation } from "../sections/shared/invitation";
import { releaseGraph } from "../seo/json-ld";
import { Seo } from "../seo/seo";

export default function ReleasePage({ data }: PageProps<Queries.ReleasePageQuery>) {
  const { release } = data;
  const { changelog, product, navigation } = data.content;
  if (!release) return null;
  const { version, title, summary, path } = release;
  return (
    <>
      <Seo
        site={data.site}
        title={releaseTitle(version, title)}
        description={summary}
        path={path}
        pictured={release}
        article={{ published: isoDay(release.date) }}
        jsonLd={releaseGraph(release, product)}
      />
      <ReleaseDetail release={release} copy={changelog}>
        <Invitation {...changelog.invitation}>
          <StartButton copy={navigation} appUrl={product.appUrl} />
        </Invitation>
      </ReleaseDetail>
      <NewerOlder release={release} copy={changelog} />
    </>
  );
}

export const query = graphql`
  query ReleasePage($path: String!) {
    site: content {
      ...Layout
      ...SiteHead
    }
    content {
      ...StartButton
      product {
        ...Maker
      }
      changelog {
        invitation {
          ...Invitation
        }
        ...ChangelogCopy
      }
    }
    release(path: { eq: $path }) {
      ...ReleaseEntry
      ...NewerOlder
    }
  }
`;
