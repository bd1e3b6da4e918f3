import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { ReleaseList } from "../sections/changelog/release-list";
import { PageHead } from "../sections/shared/page-head";
import { Seo } from "../seo/seo";

export default function ChangelogPage({ data }: PageProps<Queries.ChangelogPageQuery>) {
  const { changelog, releases } = data.content;
  return (
    <>
      <Seo {...changelog.meta} path="/changelog" />
      <PageHead heading={changelog.heading} text={changelog.text} />
      <ReleaseList words={changelog} releases={releases} />
    </>
  );
}

export const query = graphql`
  query ChangelogPage {
    content {
      changelog {
        meta {
          ...Meta
        }
        heading
        text
        latest
        releasePage
      }
      releases {
        ...ReleaseEntry
      }
    }
  }
`;
