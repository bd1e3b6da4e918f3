import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Plans } from "../sections/pricing/plans";
import { Questions } from "../sections/pricing/questions";
import { PageHead } from "../sections/shared/page-head";
import { organization } from "../seo/json-ld/organization";
import { softwareApplication } from "../seo/json-ld/software";
import { Seo } from "../seo/seo";

export default function PricingPage({ data }: PageProps<Queries.PricingPageQuery>) {
  const { plans, product } = data.content;
  return (
    <>
      <Seo
        {...plans.meta}
        path="/pricing"
        data="/pricing.json"
        jsonLd={[organization(product), softwareApplication(product, plans)]}
      />
      <PageHead heading={plans.heading} text={plans.text} />
      <Plans {...plans} />
      <Questions {...plans} />
    </>
  );
}

export const query = graphql`
  query PricingPage {
    content {
      ...Layout
      product {
        ...Maker
      }
      plans {
        meta {
          ...Meta
        }
        heading
        text
        ...Plans
        ...Prices
        ...Questions
      }
    }
  }
`;
