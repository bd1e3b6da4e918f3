import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { isoDay, longDate } from "../lib/format";
import { PageHead } from "../sections/shared/page-head";
import { TextWithContents } from "../sections/shared/text-with-contents";
import { pageTrail } from "../seo/json-ld/lists";
import { Seo } from "../seo/seo";

export default function TermsPage({ data }: PageProps<Queries.TermsPageQuery>) {
  const { terms, product } = data.content;
  return (
    <>
      <Seo
        title={terms.title}
        description={terms.description}
        path="/tos"
        jsonLd={[pageTrail(product, terms, "/tos")]}
      />
      <PageHead heading={terms.title}>
        <p>
          {terms.updatedLabel}{" "}
          <time dateTime={isoDay(terms.updated)}>{longDate(terms.updated)}</time>
        </p>
      </PageHead>
      <TextWithContents
        contents={terms.contents}
        headings={terms.tableOfContents}
        html={terms.html}
      />
    </>
  );
}

export const query = graphql`
  query TermsPage {
    content {
      product {
        ...Maker
      }
      terms {
        title
        description
        updated
        updatedLabel
        contents
        html
        tableOfContents {
          id
          text
          depth
        }
      }
    }
  }
`;
