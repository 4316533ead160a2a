/** What openapi.json says before its calls: how to call, in which order, and what a demo gives to try it with. */
export const ABOUT = `The calls of a borrower: registration, application, payout, repayment.

## How to call

- A body is JSON or a form (\`a[]=1\`, \`a[0][b]=2\`). Amounts are tenge. Days are read as DD-MM-YYYY or YYYY-MM-DD and \
answered as YYYY-MM-DD.
- An answer with \`code\` 0 is done. Any other code is a refusal: its key stands in \`businessLogicErrors\` or, for a \
field, in \`validationErrors\`; \`message\` is its text in the language of \`x-locale\` (ru, kk). Each call lists its keys.
- A field that may be left out may also be null, and a body without fields may be empty.
- Each answer has the header \`x-request-id\`: what support asks for.
- Registration, sign-in and a restored password answer a \`token\`: send it as \`x-auth-token\`. A new password answers \
a new token, the one before ends within a minute. Browsers use the cookie instead.
- A POST with the same \`Idempotency-Key\` and body is carried out once and answered alike.
- A code or a sign-in of a stranger needs \`re-captcha\`: GET /json/captcha/{action} gives a challenge, \
\`solveChallenge\` of the package altcha-lib (or the widget of ALTCHA) solves it in half a second, and the header takes \
base64 of the JSON \`{challenge, solution}\`. A solution counts once, for its action: sign-in, registration, restore.
- \`/json/v1\` is the same as \`/json\`. Within v1 nothing goes away or changes its meaning; fields and keys may come.

## From a phone number to a repaid loan

Every example below the calls works at its step, once ids, codes and tokens are replaced by those that you got.

1. POST /json/nesie/checkPhone sends a code. GET /json/consents?place=REGISTRATION gives the texts to tick. \
POST /json/nesie/registration takes both and signs in; POST /json/nesie/password sets the password.
2. POST /json/profile/iin, then the blocks personalData, address, employmentData and contacts, each at its /edit. \
GET /json/profile/step/current names the one that is missing.
3. GET /json/product/available-products, then POST /json/credit makes the application. Its \`data.id\` is the creditId \
of all later calls.
4. A paper is signed in two calls: POST /json/document sends a code, POST /json/document/confirmation takes it. First \
the OFFER, with the ticks of GET /json/consents?place=OFFER.
5. GET /json/decision/id says in \`next\` what is to do; ask it again after each step, each second while it says WAIT. \
SIGN_OFFER: 4, with the OFFER. REVISION: the borrower corrects in the cabinet what the verification returned. \
INSURANCE: POST /json/credit/{id}/insurance. \
OBTAINING: POST /json/payment/onlinebank/create-remittance with an IBAN of the borrower, then sign \
APPLICATION_FOR_TRANSFER_MONEY as in 4. BIOMETRY: POST /json/profile/biometry/create-session, then \
POST /json/profile/biometry/upload/FACE with its providerIdentifier. STATEMENT_LOADING and STATEMENT_UPLOAD: \
POST /json/document/account-statement/upload. EDS_REQUEST: POST /json/document/eds. APPROVE: the money is on its way.
6. GET /json/credit/current shows the loan; its status is ACTIVE once the money has gone out. \`debtSum\` is owed \
today, GET /json/credit/schedule has the rest.
7. POST /json/payment/common/simple-payment answers in \`data.value\` the page on which the payer types a card. \
The loan shows the payment when the processor has told of it, and FINISHED after the last one.

## In a demo

A server with NESIE_ENV=demo sends nothing to anybody and needs no provider:

- \`re-captcha: sandbox\` is taken for a solved challenge.
- GET /sandbox/outbox.json?to=77012223344 lists the messages to a number or an e-mail address, newest first, with \
\`code\`. One code a minute goes to a number for one paper.
- Any IIN that fits a person between 21 and 63 is known; any valid IBAN of a bank of Kazakhstan is the borrower's own. \
The face passes.
- The page of the processor takes a test card by curl too: \
\`curl -d pan=4400430000000411 -d expiry=12/30 -d cvc=123 PAGE\`. Other cards fail in the ways that /sandbox lists.
- POST /sandbox/clock.json with \`{"advanceDays": 20}\` moves the business day, to try what being late costs.`;
