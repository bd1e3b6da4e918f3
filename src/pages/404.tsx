import { graphql, type PageProps } from "gatsby";
import { LostTrail } from "../sections/shared/lost-trail";
import { Seo } from "../seo/seo";

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { notFound } = data.content;
  return (
    <>
      <Seo site={data.site} {...notFound.meta} path="/404" noindex />
      <LostTrail {...notFound} />
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    site: content {
      ...Layout
      ...SiteHead
    }
    content {
      notFound {
        meta {
          ...Meta
        }
        ...LostTrail
      }
    }
  }
`;
