/** The layout's islands. */
import { island } from "../runtime/islands";
import { Footer as FooterPart } from "./footer";
import { MobileMenu as MenuPart } from "./mobile-menu";
import { NewsletterDialog as NewsletterPart } from "../features/newsletter/newsletter-dialog";

export const Footer = island(() => FooterPart, { name: "layout/footer" });
export const MobileMenu = island(() => MenuPart, { name: "layout/menu" });
export const NewsletterDialog = island(() => NewsletterPart, { name: "layout/newsletter" });
