import { graphql, type PageProps } from "gatsby";
import { ContactCards } from "../sections/company/contact-cards";
import { PageHead } from "../sections/shared/page-head";
import { Seo } from "../seo/seo";

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { contact, product } = data.content;
  return (
    <>
      <Seo site={data.site} {...contact.meta} path="/contact" />
      <PageHead heading={contact.heading} text={contact.text} />
      <ContactCards {...contact} email={product.email} chatUrl={product.chatUrl} />
    </>
  );
}

export const query = graphql`
  query ContactPage {
    site: content {
      ...Layout
      ...SiteHead
    }
    content {
      product {
        email
        chatUrl
      }
      contact {
        meta {
          ...Meta
        }
        heading
        text
        ...ContactCards
      }
    }
  }
`;
