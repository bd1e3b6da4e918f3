import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { StartButton } from "../layout/islands";
import { isoDay } from "../lib/iso-day";
import { releaseTitle } from "../lib/head-title";
import { ReleaseDetail } from "../sections/changelog/release-detail";
import { Invitation } from "../sections/shared/invitation";
import { NewerOlder } from "../sections/shared/newer-older";
import { releaseGraph } from "../seo/json-ld/release-graph";
import { Seo } from "../seo/seo";

export default function ReleasePage({ data }: PageProps<Queries.ReleasePageQuery>) {
  const { release } = data;
  const { changelog, product, navigation } = data.content;
  if (!release) return null;
  const { version, title, summary, path, newer, older } = release;
  return (
    <>
      <Seo
        title={releaseTitle(version, title)}
        card={title}
        description={summary}
        path={path}
        article={{ published: isoDay(release.date) }}
        jsonLd={releaseGraph(release, product)}
      />
      <ReleaseDetail release={release} words={changelog}>
        <Invitation {...changelog.invitation}>
          <StartButton words={navigation} appUrl={product.appUrl} />
        </Invitation>
      </ReleaseDetail>
      <NewerOlder
        words={changelog}
        listPath="/changelog"
        newer={newer && { path: newer.path, title: `v${newer.version} ${newer.title}` }}
        older={older && { path: older.path, title: `v${older.version} ${older.title}` }}
      />
    </>
  );
}

export const query = graphql`
  query ReleasePage($path: String!) {
    content {
      ...StartButton
      product {
        ...Maker
      }
      changelog {
        invitation {
          ...Invitation
        }
        ...ChangelogWords
      }
    }
    release(path: { eq: $path }) {
      newer {
        version
        title
        path
      }
      older {
        version
        title
        path
      }
      ...ReleaseEntry
    }
  }
`;
