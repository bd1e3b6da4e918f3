/**
 * Words that are no reason for an estimate, so no points are learned from them: articles, pronouns, auxiliaries, conjunctions,
 * prepositions, quantities, adverbs of time and degree, numbers, months and days.
 */
export const functionWords = new Set(
  `a an the this that these those here there
  i me my mine we us our you your he him his she her it its they them their who whom whose what which
  am is are was were be been being isnt arent do does did done doing have has had having can ca could may might must shall should will wo would need needs
  and or but nor yet so as if because since although though unless until while when where whether why how than then
  about above across after against along among around at before behind below beneath beside besides between beyond by down during except for from in inside into near
  of off on onto out outside over past per through throughout to toward towards under underneath up upon via with within without instead like plus versus vs
  all another any both each either enough every few least less many more most much neither no none not other others own same several some such
  again already also always currently ever even just later never now often once only quite rather really sometimes soon still too twice very
  able unable etc ie eg please lets let get gets got getting go goes going make makes made making
  one two three four five six seven eight nine ten zero first second third last next
  january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
  monday tuesday wednesday thursday friday saturday sunday today tomorrow yesterday`.split(/\s+/),
);
