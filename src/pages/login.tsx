import { graphql, type PageProps } from "gatsby";
import { LoginHelp } from "../features/login/login-help";
import { AuthArea } from "../layout/islands";
import { PageHead } from "../sections/shared/page-head";
import { Seo } from "../seo/seo";

export default function LoginPage({ data }: PageProps<Queries.LoginPageQuery>) {
  const { login, navigation, product } = data.content;
  return (
    <>
      <Seo site={data.site} {...login.meta} path="/login" noindex />
      <PageHead heading={login.heading} text={login.text} />
      <LoginHelp {...login}>
        <AuthArea copy={navigation} appUrl={product.appUrl} stacked loginFirst />
      </LoginHelp>
    </>
  );
}

export const query = graphql`
  query LoginPage {
    site: content {
      ...Layout
      ...SiteHead
    }
    content {
      product {
        appUrl
      }
      navigation {
        ...Navigation
      }
      login {
        meta {
          ...Meta
        }
        heading
        text
        ...LoginHelp
      }
    }
  }
`;
