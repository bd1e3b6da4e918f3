import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import styled from "styled-components";
import { isoDay, longDate } from "../lib/format";
import { PageHead } from "../sections/shared/page-head";
import { Seo } from "../seo/seo";
import { theme } from "../theme";
import { Container } from "../ui/container";
import { Prose } from "../ui/prose";

export default function TermsPage({ data }: PageProps<Queries.TermsPageQuery>) {
  const { title, description, updated, updatedLabel, html } = data.content.terms;
  return (
    <>
      <Seo title={title} description={description} path="/tos" />
      <PageHead heading={title}>
        <Updated>
          {updatedLabel} <time dateTime={isoDay(updated)}>{longDate(updated)}</time>
        </Updated>
      </PageHead>
      <Frame>
        <Prose dangerouslySetInnerHTML={{ __html: html }} />
      </Frame>
    </>
  );
}

export const query = graphql`
  query TermsPage {
    content {
      terms {
        title
        description
        updated
        updatedLabel
        html
      }
    }
  }
`;

const Updated = styled.p`
  margin-top: ${theme.space[4]};
  color: ${theme.color.muted};
`;

const Frame = styled(Container)`
  padding-bottom: ${theme.space.section};
`;
