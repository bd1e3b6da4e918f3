import { graphql, type PageProps } from "gatsby";
import { About } from "../sections/company/about";
import { Team } from "../sections/company/team";
import { PageHead } from "../sections/shared/page-head";
import { organization } from "../seo/json-ld";
import { Seo } from "../seo/seo";

export default function CompanyPage({ data }: PageProps<Queries.CompanyPageQuery>) {
  const { company, people, product } = data.content;
  return (
    <>
      <Seo site={data.site} {...company.meta} path="/company" jsonLd={[organization(product)]} />
      <PageHead heading={company.heading} />
      <About paragraphs={company.about} />
      <Team copy={company} people={people} />
    </>
  );
}

export const query = graphql`
  query CompanyPage {
    site: content {
      ...Layout
      ...SiteHead
    }
    content {
      product {
        ...Maker
      }
      company {
        meta {
          ...Meta
        }
        heading
        about
        ...Team
      }
      people {
        ...TeamMember
      }
    }
  }
`;
