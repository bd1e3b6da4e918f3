/** The layout's islands. */
import { AuthArea as AuthPart } from "../features/login/auth-area";
import { StartButton as StartPart } from "../features/login/start-button";
import { NewsletterDialog as NewsletterPart } from "../features/newsletter/newsletter-dialog";
import { island } from "../../plugins/gatsby-plugin-islands";
import { Footer as FooterPart } from "./footer";
import { Navbar as NavbarPart } from "./navbar";

export const Navbar = island("layout/navbar", NavbarPart);
export const Footer = island("layout/footer", FooterPart);
export const NewsletterDialog = island("layout/newsletter", NewsletterPart);
/** On the login page. */
export const AuthArea = island("layout/login", AuthPart);
/** On pages; more than once on one page. */
export const StartButton = island("layout/start", StartPart);
