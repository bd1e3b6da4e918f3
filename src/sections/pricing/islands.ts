/** The pricing page's islands. */
import { island } from "../../runtime/island";
import { TeamSum as TeamPart } from "./team-sum";

export const TeamSum = island("pricing/team", TeamPart);
