import navigation from "../../content/navigation.json";
import newsletter from "../../content/newsletter.json";

/** The site's own words, for tests that look for what a visitor reads. */
export { navigation, newsletter };
