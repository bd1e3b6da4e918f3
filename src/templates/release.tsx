import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { ReleaseDetail } from "../sections/changelog/release-detail";
import { NewerOlder } from "../sections/shared/newer-older";
import { Seo } from "../seo/seo";

export default function ReleasePage({ data }: PageProps<Queries.ReleasePageQuery>) {
  const { release, content } = data;
  if (!release) return null;
  const { version, title, summary, path, newer, older } = release;
  return (
    <>
      <Seo title={`v${version}: ${title}`} description={summary} path={path} />
      <ReleaseDetail release={release} />
      <NewerOlder
        words={content.changelog}
        listPath="/changelog"
        newer={newer && { path: newer.path, title: `v${newer.version} ${newer.title}` }}
        older={older && { path: older.path, title: `v${older.version} ${older.title}` }}
      />
    </>
  );
}

export const query = graphql`
  query ReleasePage($id: String!) {
    content {
      changelog {
        newer
        older
        all
      }
    }
    release(id: { eq: $id }) {
      version
      title
      summary
      path
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
      ...ReleaseDetail
    }
  }
`;
