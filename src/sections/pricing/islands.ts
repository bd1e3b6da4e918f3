/** The pricing page's islands. */
import { island } from "../../../plugins/gatsby-plugin-islands";
import { TeamSum as TeamPart } from "./team-sum";

export const TeamSum = island("pricing/team", TeamPart);
