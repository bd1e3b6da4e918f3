import { graphql, type PageProps } from "gatsby";
import { StartButton } from "../layout/islands";
import { pricingPath } from "../lib/addresses";
import { TeamSum } from "../sections/pricing/islands";
import { Plans } from "../sections/pricing/plans";
import { Questions } from "../sections/pricing/questions";
import { Invitation } from "../sections/shared/invitation";
import { PageHead } from "../sections/shared/page-head";
import { organization, softwareApplication } from "../seo/json-ld";
import { Seo } from "../seo/seo";

export default function PricingPage({ data }: PageProps<Queries.PricingPageQuery>) {
  const { plans, product, navigation } = data.content;
  return (
    <>
      <Seo
        site={data.site}
        {...plans.meta}
        path="/pricing"
        data={pricingPath}
        jsonLd={[organization(product), softwareApplication(product, plans)]}
      />
      <PageHead heading={plans.heading} text={plans.text}>
        <Invitation text={plans.beta}>
          <StartButton copy={navigation} appUrl={product.appUrl} />
        </Invitation>
      </PageHead>
      <Plans {...plans}>
        <TeamSum {...plans} />
      </Plans>
      <Questions {...plans} />
    </>
  );
}

export const query = graphql`
  query PricingPage {
    site: content {
      ...Layout
      ...SiteHead
    }
    content {
      ...StartButton
      product {
        ...Maker
      }
      plans {
        meta {
          ...Meta
        }
        heading
        text
        beta
        ...Plans
        ...TeamSum
        ...BetaOffer
        ...Questions
      }
    }
  }
`;
