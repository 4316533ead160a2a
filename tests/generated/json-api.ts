export interface paths {
    "/json/captcha/{action}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCaptchaAction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/authorized/authorizedV2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAuthorizedAuthorizedV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/user/password/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postProfileUserPasswordRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/password/restore/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postProfilePasswordRestoreConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getConsents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/nesie/checkPhone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postBrandCheckPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/nesie/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postBrandRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/nesie/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postBrandPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postProfilePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/password/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postProfilePasswordCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/phone/proof/sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postProfilePhoneProofSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/phone/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postProfilePhoneProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/phone/edit/sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postProfilePhoneEditSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/phone/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postProfilePhoneEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/email/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postProfileEmailEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/email/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postProfileEmailConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAccountSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/account/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postAccountSessionsEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/step/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getProfileStepCurrent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/iin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postProfileIin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/sms/limit/{smsMessageType}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getProfileSmsLimitSmsMessageType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/account/lockInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAccountLockInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getProfileAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/personalData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getProfilePersonalData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/identityData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getProfileIdentityData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/employmentData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getProfileEmploymentData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/additionalData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getProfileAdditionalData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getProfileContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/address/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postProfileAddressEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/personalData/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postProfilePersonalDataEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/identityData/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postProfileIdentityDataEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/employmentData/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postProfileEmploymentDataEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/additionalData/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postProfileAdditionalDataEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/contacts/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postProfileContactsEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/product/available-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getProductAvailableProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/preScoreAmount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getProfilePreScoreAmount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/credit/{id}/insurance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCreditIdInsurance"];
        put?: never;
        post: operations["postCreditIdInsurance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/document/account-statement/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postDocumentAccountStatementUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/document/account-statement/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postDocumentAccountStatementReject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/decision/uploaded-statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDecisionUploadedStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/decision/need-upload-statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDecisionNeedUploadStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/decision/cancel-upload-statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postDecisionCancelUploadStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/biometry/create-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postProfileBiometryCreateSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/biometry/vendor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getProfileBiometryVendor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/biometry/status/{biometryType}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getProfileBiometryStatusBiometryType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/biometry/upload/{biometryType}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postProfileBiometryUploadBiometryType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/biometry/error/{biometryType}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postProfileBiometryErrorBiometryType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/biometry/kisc/redirect-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getProfileBiometryKiscRedirectUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/document/eds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDocumentEds"];
        put?: never;
        post: operations["postDocumentEds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/document/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDocumentEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/document/evidence/part": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDocumentEvidencePart"];
        put?: never;
        post: operations["postDocumentEvidencePart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/document/evidence/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postDocumentEvidenceSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/decision/id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDecisionId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/document/document_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDocumentDocumentList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/document/appeals-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDocumentAppealsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDocument"];
        put?: never;
        post: operations["postDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/document/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDocumentReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/document/document-download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDocumentDocumentDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/document/appeals-download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDocumentAppealsDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/document/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postDocumentConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/document/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postDocumentCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCredit"];
        put?: never;
        post: operations["postCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/credit/create-by-previous": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postCreditCreateByPrevious"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/credit/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postCreditUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/credit/{id}/cancelWaitingBiometry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postCreditIdCancelWaitingBiometry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/credit/{id}/cancel-waiting-for-issuance-consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postCreditIdCancelWaitingForIssuanceConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/credit/last": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCreditLast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/credit/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCreditCurrent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/credit/lastFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCreditLastFinished"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/credit/canGetCredit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCreditCanGetCredit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/credit/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCreditSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/credit/{n}/prepayment_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCreditNPrepaymentInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/credit/{n}/prepayment_economy_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCreditNPrepaymentEconomyInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/credit/{n}/prolongation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCreditNProlongation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/restructuring/nesie/is-available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getRestructuringBrandIsAvailable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/restructuring/nesie/get-restructuring-rule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getRestructuringBrandGetRestructuringRule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/restructuring/nesie/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getRestructuringBrandSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/restructuring/nesie/schedule-current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getRestructuringBrandScheduleCurrent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/card/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCardAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/payment/common/card-iban": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postPaymentCommonCardIban"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/payment/common/delete-payment-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postPaymentCommonDeletePaymentCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/payment/common/start-card-registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postPaymentCommonStartCardRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/payment/processing-kz/complete-card-registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postPaymentProcessingKzCompleteCardRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/payment/common/create-remittance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postPaymentCommonCreateRemittance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/payment/onlinebank/create-remittance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postPaymentOnlinebankCreateRemittance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/payment/onlinebank/check-online-bank-day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPaymentOnlinebankCheckOnlineBankDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/payment/common/simple-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postPaymentCommonSimplePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/payment/common/one-click-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postPaymentCommonOneClickPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/account/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAccountAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/account/registerBalancePayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postAccountRegisterBalancePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/account/spendBonus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postAccountSpendBonus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/account/bonus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAccountBonus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/nps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getProfileNps"];
        put?: never;
        post: operations["postProfileNps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/profile/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postProfileReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/behaviour": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postBehaviour"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/experiment/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getExperimentList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/experiment/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getExperimentNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/experiment/notification/read-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postExperimentNotificationReadStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/experiment/notification/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getExperimentNotificationSettings"];
        put?: never;
        post: operations["postExperimentNotificationSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/push/client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPushClient"];
        put?: never;
        post: operations["postPushClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/push/client/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postPushClientEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/credit/{id}/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postCreditIdDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/office/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOfficeEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/office/letter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOfficeLetter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/office/face": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOfficeFace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/office/paper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOfficePaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/card-processor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["notifyCardProcessor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/bank-payout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["notifyBankPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/post-office": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["notifyPostOffice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/terminal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["notifyTerminal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["notifyWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/bank-transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["notifyBankTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/eds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["notifyEds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Refusal: {
            /** @enum {integer} */
            code: 1 | 2 | 100 | 200 | 401;
            message?: string;
            businessLogicErrors?: string[];
            validationErrors?: {
                [key: string]: string;
            };
        };
        Failure: {
            /** @example 401 */
            code: number;
            message: string;
            businessLogicErrors?: string[];
            /** Format: uuid */
            requestId: string;
        };
        CodeSent: {
            maskedPhone: string;
            resendAfterSeconds: number;
            codesLeftToday: number;
            triesLeft: number;
            /** Format: date-time */
            expiresAt: string;
        };
        Profile: {
            id: string;
            mobilePhone: string;
            registrationCompleted: boolean;
            /** @enum {string} */
            locale: "RU" | "KK";
            /** @enum {string} */
            step: "PHONE" | "PASSWORD" | "IIN" | "PERSONAL_DATA" | "ADDRESS" | "EMPLOYMENT" | "CONTACTS" | "COMPLETE";
            meter: {
                percent: number;
                nextGain: number;
                /** @enum {string} */
                nextStep: "PHONE" | "PASSWORD" | "IIN" | "PERSONAL_DATA" | "ADDRESS" | "EMPLOYMENT" | "CONTACTS" | "COMPLETE";
            };
            address: components["schemas"]["Address"] | null;
            personalData: components["schemas"]["PersonalData"] | null;
            identityData: components["schemas"]["IdentityData"];
            employmentData: components["schemas"]["EmploymentData"] | null;
            additionalData: components["schemas"]["AdditionalData"] | null;
            contacts: components["schemas"]["Contacts"] | null;
        };
        Address: {
            registration: {
                /** @enum {string} */
                region: "ALMATY_CITY" | "ASTANA_CITY" | "SHYMKENT_CITY" | "ABAI" | "AKMOLA" | "AKTOBE" | "ALMATY" | "ATYRAU" | "EAST_KAZAKHSTAN" | "ZHAMBYL" | "ZHETISU" | "WEST_KAZAKHSTAN" | "KARAGANDA" | "KOSTANAY" | "KYZYLORDA" | "MANGYSTAU" | "PAVLODAR" | "NORTH_KAZAKHSTAN" | "TURKISTAN" | "ULYTAU";
                district: string | null;
                city: string;
                street: string;
                house: string;
                flat: string | null;
                postIndex: string | null;
            };
            livesAtRegistration: boolean;
            residence: {
                /** @enum {string} */
                region: "ALMATY_CITY" | "ASTANA_CITY" | "SHYMKENT_CITY" | "ABAI" | "AKMOLA" | "AKTOBE" | "ALMATY" | "ATYRAU" | "EAST_KAZAKHSTAN" | "ZHAMBYL" | "ZHETISU" | "WEST_KAZAKHSTAN" | "KARAGANDA" | "KOSTANAY" | "KYZYLORDA" | "MANGYSTAU" | "PAVLODAR" | "NORTH_KAZAKHSTAN" | "TURKISTAN" | "ULYTAU";
                district: string | null;
                city: string;
                street: string;
                house: string;
                flat: string | null;
                postIndex: string | null;
            } | null;
            homePhone: string | null;
            /** @enum {string} */
            houseOwner: "OWNERSHIP" | "MORTGAGE" | "FAMILY_OWNERSHIP" | "WITH_PARENTS" | "RENT";
            /** @enum {string} */
            livingTime: "LESS_1_YEAR" | "PERIOD_1_5_YEARS" | "MORE_5_YEARS";
            regionReg: ("ALMATY_CITY" | "ASTANA_CITY" | "SHYMKENT_CITY" | "ABAI" | "AKMOLA" | "AKTOBE" | "ALMATY" | "ATYRAU" | "EAST_KAZAKHSTAN" | "ZHAMBYL" | "ZHETISU" | "WEST_KAZAKHSTAN" | "KARAGANDA" | "KOSTANAY" | "KYZYLORDA" | "MANGYSTAU" | "PAVLODAR" | "NORTH_KAZAKHSTAN" | "TURKISTAN" | "ULYTAU") | null;
            districtReg: string | null;
            cityReg: string | null;
            streetReg: string | null;
            houseReg: string | null;
            flatReg: string | null;
            postalCodeReg: string | null;
            regionRes: ("ALMATY_CITY" | "ASTANA_CITY" | "SHYMKENT_CITY" | "ABAI" | "AKMOLA" | "AKTOBE" | "ALMATY" | "ATYRAU" | "EAST_KAZAKHSTAN" | "ZHAMBYL" | "ZHETISU" | "WEST_KAZAKHSTAN" | "KARAGANDA" | "KOSTANAY" | "KYZYLORDA" | "MANGYSTAU" | "PAVLODAR" | "NORTH_KAZAKHSTAN" | "TURKISTAN" | "ULYTAU") | null;
            districtRes: string | null;
            cityRes: string | null;
            streetRes: string | null;
            houseRes: string | null;
            flatRes: string | null;
            postalCodeRes: string | null;
        };
        PersonalData: {
            lastName: string | null;
            firstName: string | null;
            patronymic: string | null;
            noPatronymic: boolean | null;
            birthDate: string | null;
            sex: ("MALE" | "FEMALE") | null;
            iinMasked: string | null;
            citizenship: ("KZ" | "KG" | "UZ" | "TD" | "RU" | "UR" | "BEL" | "MNG" | "CHN" | "TMT" | "TUR" | "OTHER") | null;
            birthPlace: ("KAZAKHSTAN" | "RUSSIA" | "UZBEKISTAN" | "SNG" | "OTHER") | null;
            documentType: ("IDENTITY_CARD" | "PASSPORT" | "RESIDENCE_PERMIT") | null;
            documentNumber: string | null;
            documentIssuedOn: string | null;
            documentValidTo: string | null;
            documentIssuedBy: ("MVD" | "MINYST" | "MID") | null;
            education: ("PHD" | "HIGHER_EDUCATION" | "POSTGRADUATE" | "FOREIGN_HIGHER" | "MAGISTRACY" | "SPECIALIZED_HIGH_SCHOOL" | "INCOMPLETE_SECONDARY" | "INCOMPLETE_HIGHER_EDUCATION" | "HIGH_SCHOOL" | "WITHOUT_EDUCATION" | "ELEMENTARY_SCHOOL") | null;
            familyStatus: ("SINGLE" | "MARRIED" | "DIVORCED" | "WIDOWED" | "COMMON_LAW" | "COHABITATION") | null;
            childrenCount: number | null;
            childrenUnder18: number | null;
            dependents?: number | null;
            taxResidence?: ("KZ" | "OTHER") | null;
            fromRegistry: boolean | null;
            surname: string | null;
            name: string | null;
            middle_name: string | null;
            birth_date: (string | null) | null;
            nationality: (("KZ" | "KG" | "UZ" | "TD" | "RU" | "UR" | "BEL" | "MNG" | "CHN" | "TMT" | "TUR" | "OTHER") | null) | null;
            birth_place: (("KAZAKHSTAN" | "RUSSIA" | "UZBEKISTAN" | "SNG" | "OTHER") | null) | null;
            document_type: (("IDENTITY_CARD" | "PASSPORT" | "RESIDENCE_PERMIT") | null) | null;
            document_num: string | null;
            document_issue_date: (string | null) | null;
            document_validity: (string | null) | null;
            issued_by: (("MVD" | "MINYST" | "MID") | null) | null;
            family_status: (("SINGLE" | "MARRIED" | "DIVORCED" | "WIDOWED" | "COMMON_LAW" | "COHABITATION") | null) | null;
        };
        IdentityData: {
            lastName: string | null;
            firstName: string | null;
            patronymic: string | null;
            noPatronymic: boolean | null;
            birthDate: string | null;
            sex: ("MALE" | "FEMALE") | null;
            iinMasked: string | null;
            citizenship: ("KZ" | "KG" | "UZ" | "TD" | "RU" | "UR" | "BEL" | "MNG" | "CHN" | "TMT" | "TUR" | "OTHER") | null;
            birthPlace: ("KAZAKHSTAN" | "RUSSIA" | "UZBEKISTAN" | "SNG" | "OTHER") | null;
            documentType: ("IDENTITY_CARD" | "PASSPORT" | "RESIDENCE_PERMIT") | null;
            documentNumber: string | null;
            documentIssuedOn: string | null;
            documentValidTo: string | null;
            documentIssuedBy: ("MVD" | "MINYST" | "MID") | null;
            education: ("PHD" | "HIGHER_EDUCATION" | "POSTGRADUATE" | "FOREIGN_HIGHER" | "MAGISTRACY" | "SPECIALIZED_HIGH_SCHOOL" | "INCOMPLETE_SECONDARY" | "INCOMPLETE_HIGHER_EDUCATION" | "HIGH_SCHOOL" | "WITHOUT_EDUCATION" | "ELEMENTARY_SCHOOL") | null;
            familyStatus: ("SINGLE" | "MARRIED" | "DIVORCED" | "WIDOWED" | "COMMON_LAW" | "COHABITATION") | null;
            childrenCount: number | null;
            childrenUnder18: number | null;
            dependents?: number | null;
            taxResidence?: ("KZ" | "OTHER") | null;
            fromRegistry: boolean | null;
            surname: string | null;
            name: string | null;
            middle_name: string | null;
            birth_date: (string | null) | null;
            nationality: (("KZ" | "KG" | "UZ" | "TD" | "RU" | "UR" | "BEL" | "MNG" | "CHN" | "TMT" | "TUR" | "OTHER") | null) | null;
            birth_place: (("KAZAKHSTAN" | "RUSSIA" | "UZBEKISTAN" | "SNG" | "OTHER") | null) | null;
            document_type: (("IDENTITY_CARD" | "PASSPORT" | "RESIDENCE_PERMIT") | null) | null;
            document_num: string | null;
            document_issue_date: (string | null) | null;
            document_validity: (string | null) | null;
            issued_by: (("MVD" | "MINYST" | "MID") | null) | null;
            family_status: (("SINGLE" | "MARRIED" | "DIVORCED" | "WIDOWED" | "COMMON_LAW" | "COHABITATION") | null) | null;
            documentIssueDate: (string | null) | null;
            documentValidity: (string | null) | null;
            issuedBy: (("MVD" | "MINYST" | "MID") | null) | null;
            iin: string | null;
            email: string | null;
        };
        EmploymentData: {
            email: string | null;
            employmentType: ("FULL_TIME_EMPLOYMENT" | "PART_TIME_EMPLOYMENT" | "INDIVIDUAL_ENTREPRENEUR" | "BUSINESS_OWNER" | "TOP_MANAGER" | "MIDDLE_MANAGER" | "PENSIONER" | "STUDENT" | "HOUSEWIFE" | "MATERNITY_LEAVE" | "UNEMPLOYED" | "OTHER") | null;
            sector: ("CONSTRUCTION_AND_REAL_ESTATE" | "AGRICULTURE" | "STATE_SERVICE" | "LIGHT_INDUSTRY" | "HEAVY_INDUSTRY" | "ELECTRICITY_WATER_GAS" | "TRANSPORT" | "IT" | "ALL_FINANCE" | "SERVICES" | "ARMY" | "SECURITY" | "PUBLIC" | "MEDICAL" | "FOOD" | "MINING_SECTOR" | "CULTURE_AND_ART" | "SCIENCE_AND_EDUCATION" | "TRADING" | "OTHER") | null;
            employer: string | null;
            workPhone: string | null;
            workPhoneExtension: string | null;
            jobMonths: number | null;
            experienceMonths: number | null;
            entrepreneur?: boolean | null;
            incomeBand: number | null;
            additionalIncome: number | null;
            socialHelp?: number | null;
            monthlyExpenses: number | null;
            monthlyLoanPayments: number | null;
            hasCreditCard: boolean | null;
            creditCardLimit?: number | null;
            tookLoansBefore: boolean | null;
            hadDelays: boolean | null;
            hasActiveLoans: boolean | null;
            ownsProperty: boolean | null;
            ownsCar: boolean | null;
            declarations: {
                /** @enum {string} */
                key: "SOCIAL_AID" | "MEMBERSHIP" | "UNFULFILLED_OBLIGATIONS" | "GUARDIANSHIP" | "CRIMINAL_LIABILITY" | "CLINIC_REGISTER" | "OVERDUE_60" | "FOREIGN_OFFICIAL";
                yes: boolean;
            }[] | null;
            overdueDays?: number | null;
            job_place: string | null;
            employerName: string | null;
            employerPhone: string | null;
            income: (number | null) | null;
        };
        AdditionalData: {
            monthlyExpenses: number | null;
            monthlyLoanPayments: number | null;
            hasCreditCard: boolean | null;
            tookLoansBefore: boolean | null;
            hadDelays: boolean | null;
            hasActiveLoans: boolean | null;
            ownsProperty: boolean | null;
            ownsCar: boolean | null;
            declarations: {
                /** @enum {string} */
                key: "SOCIAL_AID" | "MEMBERSHIP" | "UNFULFILLED_OBLIGATIONS" | "GUARDIANSHIP" | "CRIMINAL_LIABILITY" | "CLINIC_REGISTER" | "OVERDUE_60" | "FOREIGN_OFFICIAL";
                yes: boolean;
            }[] | null;
            socialHelp?: number | null;
            creditCardLimit?: number | null;
            overdueDays?: number | null;
        };
        Contacts: {
            relative: {
                name: string;
                phone: string;
                /** @enum {string} */
                relation: "GRANDFATHER_GRANDMOTHER" | "FATHER_MOTHER" | "BROTHER_SISTER" | "SON_DAUGHTER" | "HUSBAND_WIFE" | "UNCLE_AUNT";
            };
            friend: {
                name: string;
                phone: string;
                /** @enum {string} */
                relation: "FRIEND" | "COLLEAGUE" | "NEIGHBOUR" | "RELATIVE" | "OTHER";
            };
        };
        SavedProfile: {
            id: string;
            mobilePhone: string;
            registrationCompleted: boolean;
            /** @enum {string} */
            locale: "RU" | "KK";
            /** @enum {string} */
            step: "PHONE" | "PASSWORD" | "IIN" | "PERSONAL_DATA" | "ADDRESS" | "EMPLOYMENT" | "CONTACTS" | "COMPLETE";
            meter: {
                percent: number;
                nextGain: number;
                /** @enum {string} */
                nextStep: "PHONE" | "PASSWORD" | "IIN" | "PERSONAL_DATA" | "ADDRESS" | "EMPLOYMENT" | "CONTACTS" | "COMPLETE";
            };
            email: string | null;
            emailConfirmed: boolean;
            personal: {
                lastName: string | null;
                firstName: string | null;
                patronymic: string | null;
                noPatronymic: boolean | null;
                birthDate: (string | null) | null;
                sex: (("MALE" | "FEMALE") | null) | null;
                iinMasked: string | null;
                citizenship: (("KZ" | "KG" | "UZ" | "TD" | "RU" | "UR" | "BEL" | "MNG" | "CHN" | "TMT" | "TUR" | "OTHER") | null) | null;
                birthPlace: (("KAZAKHSTAN" | "RUSSIA" | "UZBEKISTAN" | "SNG" | "OTHER") | null) | null;
                documentType: (("IDENTITY_CARD" | "PASSPORT" | "RESIDENCE_PERMIT") | null) | null;
                documentNumber: string | null;
                documentIssuedOn: (string | null) | null;
                documentValidTo: (string | null) | null;
                documentIssuedBy: (("MVD" | "MINYST" | "MID") | null) | null;
                education: (("PHD" | "HIGHER_EDUCATION" | "POSTGRADUATE" | "FOREIGN_HIGHER" | "MAGISTRACY" | "SPECIALIZED_HIGH_SCHOOL" | "INCOMPLETE_SECONDARY" | "INCOMPLETE_HIGHER_EDUCATION" | "HIGH_SCHOOL" | "WITHOUT_EDUCATION" | "ELEMENTARY_SCHOOL") | null) | null;
                familyStatus: (("SINGLE" | "MARRIED" | "DIVORCED" | "WIDOWED" | "COMMON_LAW" | "COHABITATION") | null) | null;
                childrenCount: (number | null) | null;
                childrenUnder18: (number | null) | null;
                dependents?: (number | null) | null;
                taxResidence?: (("KZ" | "OTHER") | null) | null;
                fromRegistry: boolean | null;
            };
            address: {
                registration: {
                    /** @enum {string} */
                    region: "ALMATY_CITY" | "ASTANA_CITY" | "SHYMKENT_CITY" | "ABAI" | "AKMOLA" | "AKTOBE" | "ALMATY" | "ATYRAU" | "EAST_KAZAKHSTAN" | "ZHAMBYL" | "ZHETISU" | "WEST_KAZAKHSTAN" | "KARAGANDA" | "KOSTANAY" | "KYZYLORDA" | "MANGYSTAU" | "PAVLODAR" | "NORTH_KAZAKHSTAN" | "TURKISTAN" | "ULYTAU";
                    district: string | null;
                    city: string;
                    street: string;
                    house: string;
                    flat: string | null;
                    postIndex: string | null;
                } | null;
                livesAtRegistration: boolean | null;
                residence: {
                    /** @enum {string} */
                    region: "ALMATY_CITY" | "ASTANA_CITY" | "SHYMKENT_CITY" | "ABAI" | "AKMOLA" | "AKTOBE" | "ALMATY" | "ATYRAU" | "EAST_KAZAKHSTAN" | "ZHAMBYL" | "ZHETISU" | "WEST_KAZAKHSTAN" | "KARAGANDA" | "KOSTANAY" | "KYZYLORDA" | "MANGYSTAU" | "PAVLODAR" | "NORTH_KAZAKHSTAN" | "TURKISTAN" | "ULYTAU";
                    district: string | null;
                    city: string;
                    street: string;
                    house: string;
                    flat: string | null;
                    postIndex: string | null;
                } | null;
                homePhone: string | null;
                houseOwner: ("OWNERSHIP" | "MORTGAGE" | "FAMILY_OWNERSHIP" | "WITH_PARENTS" | "RENT") | null;
                livingTime: ("LESS_1_YEAR" | "PERIOD_1_5_YEARS" | "MORE_5_YEARS") | null;
                fromRegistry: boolean | null;
            };
            employment: {
                email: string | null;
                employmentType: (("FULL_TIME_EMPLOYMENT" | "PART_TIME_EMPLOYMENT" | "INDIVIDUAL_ENTREPRENEUR" | "BUSINESS_OWNER" | "TOP_MANAGER" | "MIDDLE_MANAGER" | "PENSIONER" | "STUDENT" | "HOUSEWIFE" | "MATERNITY_LEAVE" | "UNEMPLOYED" | "OTHER") | null) | null;
                sector: (("CONSTRUCTION_AND_REAL_ESTATE" | "AGRICULTURE" | "STATE_SERVICE" | "LIGHT_INDUSTRY" | "HEAVY_INDUSTRY" | "ELECTRICITY_WATER_GAS" | "TRANSPORT" | "IT" | "ALL_FINANCE" | "SERVICES" | "ARMY" | "SECURITY" | "PUBLIC" | "MEDICAL" | "FOOD" | "MINING_SECTOR" | "CULTURE_AND_ART" | "SCIENCE_AND_EDUCATION" | "TRADING" | "OTHER") | null) | null;
                employer: string | null;
                workPhone: string | null;
                workPhoneExtension: string | null;
                jobMonths: (number | null) | null;
                experienceMonths: (number | null) | null;
                entrepreneur?: boolean | null;
                incomeBand: (number | null) | null;
                additionalIncome: (number | null) | null;
                socialHelp?: (number | null) | null;
                monthlyExpenses: (number | null) | null;
                monthlyLoanPayments: (number | null) | null;
                hasCreditCard: boolean | null;
                creditCardLimit?: (number | null) | null;
                tookLoansBefore: boolean | null;
                hadDelays: boolean | null;
                hasActiveLoans: boolean | null;
                ownsProperty: boolean | null;
                ownsCar: boolean | null;
                declarations: ({
                    /** @enum {string} */
                    key: "SOCIAL_AID" | "MEMBERSHIP" | "UNFULFILLED_OBLIGATIONS" | "GUARDIANSHIP" | "CRIMINAL_LIABILITY" | "CLINIC_REGISTER" | "OVERDUE_60" | "FOREIGN_OFFICIAL";
                    yes: boolean;
                }[] | null) | null;
                overdueDays?: (number | null) | null;
            };
            contacts: {
                relative: {
                    name: string;
                    phone: string;
                    /** @enum {string} */
                    relation: "GRANDFATHER_GRANDMOTHER" | "FATHER_MOTHER" | "BROTHER_SISTER" | "SON_DAUGHTER" | "HUSBAND_WIFE" | "UNCLE_AUNT";
                } | null;
                friend: {
                    name: string;
                    phone: string;
                    /** @enum {string} */
                    relation: "FRIEND" | "COLLEAGUE" | "NEIGHBOUR" | "RELATIVE" | "OTHER";
                } | null;
            };
        };
        Product: {
            id: number;
            /** @enum {string} */
            engineName: "NANO" | "MICRO" | "INSTALMENT";
            /** @enum {string} */
            productType: "INDIVIDUAL_PERSON_SPL" | "INDIVIDUAL_PERSON_SPL_OLD" | "INDIVIDUAL_ENTREPRENEUR_SPL" | "INDIVIDUAL_PERSON_IL" | "INDIVIDUAL_ENTREPRENEUR_IL";
            minTerm: number;
            maxTerm: number;
            minAmount: number;
            maxAmount: number;
            defaultAmount: number;
            defaultTerm: number;
            /** @enum {string} */
            termUnit: "DAY" | "MONTH";
            readonly pricings: ("FLEXIBLE" | "ECONOMICAL")[];
        };
        Credit: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "INITIAL" | "WAITING_STATEMENT_LOADING" | "WAITING_FOR_REMITTANCE_SET" | "WAITING_FOR_BIOMETRY" | "WAITING_FOR_INSURANCE" | "WAITING_FOR_ISSUANCE_CONSENT" | "ON_VERIFICATION" | "ON_AUTO_VERIFICATION" | "ON_MANUAL_VERIFICATION" | "MANUAL_VERIFICATION" | "BACK_TO_REVISION" | "REVISED_VERIFICATION" | "READY_FOR_SCORING" | "AGREED" | "WAITING_REJECT" | "APPROVED" | "WAITING_REMITTANCE_PREPARED" | "REMITTANCE_PREPARED" | "REMITTANCE_IN_PROGRESS" | "REMITTANCE_PAID" | "REMITTANCE_ERROR" | "REMITTANCE_CANCELED" | "ACTIVE" | "GRACE_DAY_OFF" | "PROLONGED" | "GRACE_MANUAL" | "GRACE_EXPIRED" | "EXPIRED" | "CALCULATION_STOPPED" | "RESTRUCTURED" | "RESTRUCTURED_EXPIRED" | "WAITING_RESTRUCTURING" | "WAITING_PROLONGATION" | "WAITING_PROLONGATION_OFFERT" | "WAITING_PROLONGATION_PRC_PAYMENT" | "WAITING_REFINANCING" | "WAITING_REFINANCING_OFFERT" | "WAITING_REFINANCING_PRC_PAYMENT" | "AOT_PAYMENT_AWAITING" | "CESSION" | "CLOSING_PROCESS" | "FINISHED" | "REJECTED" | "REJECTED_BY_FRAUD" | "CANCELED" | "ANNULLED";
            substatus: ("PROLONGATION" | "REFINANCING" | "RESTRUCTURING" | "GRACE" | "CESSION" | "PREPAYMENT") | null;
            amount: number;
            amountIssued: number | null;
            term: number;
            /** @enum {string} */
            termUnit: "DAY" | "MONTH";
            purpose: number;
            offerNumber: string;
            /** @enum {string} */
            pricing: "FLEXIBLE" | "ECONOMICAL";
            promoCode: string | null;
            insuranceAgreed: boolean;
            insurancePremium: number;
            fastIssue: boolean;
            fastIssuePremium: number;
            creditProduct: {
                id: number;
                /** @enum {string} */
                engineName: "NANO" | "MICRO" | "INSTALMENT";
                /** @enum {string} */
                productType: "INDIVIDUAL_PERSON_SPL" | "INDIVIDUAL_PERSON_SPL_OLD" | "INDIVIDUAL_ENTREPRENEUR_SPL" | "INDIVIDUAL_PERSON_IL" | "INDIVIDUAL_ENTREPRENEUR_IL";
                minTerm: number;
                maxTerm: number;
                minAmount: number;
                maxAmount: number;
            };
            /**
             * Format: date
             * @example 2026-11-20
             */
            applyDate: string;
            approveDate: string | null;
            issueDate: string | null;
            /**
             * Format: date
             * @example 2026-11-20
             */
            returnDate: string;
            closeDate: string | null;
            totalAmount: number;
            overpayment: number;
            percentage: number;
            annualEffectiveRate: number;
            repaid: number;
            payments: {
                paymentId: string;
                /**
                 * Format: date
                 * @example 2026-11-20
                 */
                date: string;
                amount: number;
            }[];
            lastPayment: {
                paymentId: string;
                /**
                 * Format: date
                 * @example 2026-11-20
                 */
                date: string;
                amount: number;
            } | null;
            mainDebt?: number;
            remuneration?: number;
            penaltyFee?: number;
            penaltyFines?: number;
            premiumDebt?: number;
            remunerationParts?: components["schemas"]["ChargePart"][];
            penaltyParts?: components["schemas"]["ChargePart"][];
            debtSum?: number;
            prepayment?: number;
            reversalDebt?: number;
            overdueDays?: number;
            nextPaymentDate?: string | null;
            nextPaymentAmount?: number | null;
            payByDate?: string | null;
            payByAmount?: number | null;
            laterDayAdds?: number | null;
        };
        ChargePart: {
            /** @enum {string} */
            kind: "ACCRUED" | "CARRIED" | "PAID" | "WAIVED";
            amount: number;
            from: string | null;
            /**
             * Format: date
             * @example 2026-11-20
             */
            until: string;
            base: number | null;
            percentage: number | null;
            days: number | null;
            cut: boolean;
        };
        Eds: {
            /** @enum {string} */
            status: "TOO_EARLY" | "READY" | "PENDING" | "SIGNED" | "ERROR" | "LAPSED";
            /** Format: date-time */
            now: string;
            /** Format: date-time */
            opensAt: string;
            /** Format: date-time */
            lapsesAt: string;
            signUrl: string | null;
            qrImage: string | null;
            failure: ("OTHER_PERSON" | "CERTIFICATE" | "DOCUMENT") | null;
            expiresAt: string | null;
            /**
             * Format: date
             * @example 2026-11-20
             */
            returnDate: string;
            totalAmount: number;
        };
        Decision: {
            /** @enum {string} */
            status: "INITIAL" | "WAITING_STATEMENT_LOADING" | "WAITING_FOR_REMITTANCE_SET" | "WAITING_FOR_BIOMETRY" | "WAITING_FOR_INSURANCE" | "WAITING_FOR_ISSUANCE_CONSENT" | "ON_VERIFICATION" | "ON_AUTO_VERIFICATION" | "ON_MANUAL_VERIFICATION" | "MANUAL_VERIFICATION" | "BACK_TO_REVISION" | "REVISED_VERIFICATION" | "READY_FOR_SCORING" | "AGREED" | "WAITING_REJECT" | "APPROVED" | "WAITING_REMITTANCE_PREPARED" | "REMITTANCE_PREPARED" | "REMITTANCE_IN_PROGRESS" | "REMITTANCE_PAID" | "REMITTANCE_ERROR" | "REMITTANCE_CANCELED" | "ACTIVE" | "GRACE_DAY_OFF" | "PROLONGED" | "GRACE_MANUAL" | "GRACE_EXPIRED" | "EXPIRED" | "CALCULATION_STOPPED" | "RESTRUCTURED" | "RESTRUCTURED_EXPIRED" | "WAITING_RESTRUCTURING" | "WAITING_PROLONGATION" | "WAITING_PROLONGATION_OFFERT" | "WAITING_PROLONGATION_PRC_PAYMENT" | "WAITING_REFINANCING" | "WAITING_REFINANCING_OFFERT" | "WAITING_REFINANCING_PRC_PAYMENT" | "AOT_PAYMENT_AWAITING" | "CESSION" | "CLOSING_PROCESS" | "FINISHED" | "REJECTED" | "REJECTED_BY_FRAUD" | "CANCELED" | "ANNULLED";
            /** @enum {string} */
            next: "WAIT" | "SIGN_OFFER" | "INSURANCE" | "REVISION" | "REJECT_60_PLUS" | "STOP_CREDIT" | "BIL_WITH_STATEMENT" | "BIL_WITHOUT_STATEMENT" | "BSPL_WITH_STATEMENT" | "BSPL_WITHOUT_STATEMENT" | "OBTAINING" | "BIOMETRY" | "EDS_REQUEST" | "DOCUMENT_PHOTOS" | "VIDEO_INTERVIEW" | "STATEMENT_LOADING" | "REJECTED_STATEMENT" | "STATEMENT_UPLOAD" | "APPROVE" | "REJECTED_CARD" | "ALT_SCORE" | "PDL_ALT_SCORE" | "DECLINE_ALT_SCORE" | "DECLINE_PDL_ALT_SCORE" | "DECLINE";
            rejectDecisionByKDN: boolean;
            rejectDecisionByStatement: boolean;
            rejectDecision60Plus: boolean;
            rejectDecisionStopCredit: boolean;
            rejectDecisionByAmount: boolean;
            scoreAmount: number | null;
            score_installment_list: {
                term: number;
                amount: number;
            }[];
            isBSPLAvailable: boolean;
            isBILAvailable: boolean;
            validStatementExists: boolean;
            sourceType: string | null;
            rejection: {
                reason: string;
                step: string;
                on: string | null;
                applyFrom: string | null;
                forEver: boolean;
            } | null;
        };
        Document: {
            /** @enum {string} */
            type: "DEBT" | "NOTIFICATION_BEFORE_CESSION" | "NOTIFICATION_AFTER_CESSION" | "APPLICATION" | "OFFER" | "ADDITIONAL_AGREEMENT" | "CLAIM" | "NOTIFICATION_AFTER_18_DAYS_OF_DELAY" | "PRE_TRIAL_NOTIFICATION" | "RESTRUCTURING_OFFER" | "RESTRUCTURING_IL_OFFER" | "RESTRUCTURING_BIL_OFFER" | "RESTRUCTURING_COURT_OFFER" | "FULL_PREPAYMENT" | "PARTIAL_PREPAYMENT_APPLICATION" | "PARTIAL_PREPAYMENT_ADD_AGREEMENT" | "PROLONGATION" | "REFINANCING" | "MANUAL_GRACE_PERIOD_ADD_AGREEMENT" | "INSURANCE" | "APPLICATION_FOR_TRANSFER_MONEY" | "NO_DEBT" | "RECEIPT" | "DISPUTE_ANSWER";
            title: string;
            hash: string;
            pages: number;
            bytes: number;
            url: string;
            /** Format: date-time */
            shownAt: string;
            signedAt: string | null;
            number: string | null;
            replacedAt: string | null;
        };
        ScheduleRow: {
            order: number;
            /**
             * Format: date
             * @example 2026-11-20
             */
            date: string;
            /** Format: date-time */
            paymentDate: string;
            amount: number;
            amountCeil: number;
            remainingDebtBySchedule: number;
            remainingTotalDebtForPayment: number;
            isPaid: boolean;
            paidAmount: number | null;
            isExpired: boolean;
            isNext: boolean;
            warningHours: number | null;
        };
        Comparison: {
            before: components["schemas"]["PaymentsAhead"];
            after: components["schemas"]["PaymentsAhead"];
            difference: number;
        };
        PaymentsAhead: {
            readonly payments: {
                /**
                 * Format: date
                 * @example 2026-11-20
                 */
                date: string;
                amount: number;
            }[];
            total: number;
            /**
             * Format: date
             * @example 2026-11-20
             */
            end: string;
        };
        BonusAccount: {
            balance: number;
            owed: number;
            operations: {
                id: string;
                /** @enum {string} */
                type: "INCOME" | "OUTGOING";
                /** @enum {string} */
                reason: "EARNED" | "SPENT" | "RETURNED" | "TAKEN_BACK";
                /**
                 * Format: date
                 * @example 2026-11-20
                 */
                date: string;
                amount: number;
                balance: number;
                pending: boolean;
            }[];
            loan: {
                /** Format: uuid */
                creditId: string;
                limit: number;
                spent: number;
                usable: number;
                reason: string | null;
            } | null;
        };
    };
    responses: {
        400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        405: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        414: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        415: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        429: {
            headers: {
                "Retry-After"?: string;
                "RateLimit-Policy"?: string;
                RateLimit?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        500: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        503: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getCaptchaAction: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path: {
                action: "sign-in" | "registration" | "restore";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            parameters: {
                                /** @example PBKDF2/SHA-256 */
                                algorithm: string;
                                cost: number;
                                keyLength: number;
                                keyPrefix: string;
                                nonce: string;
                                salt: string;
                                expiresAt: number;
                                data: {
                                    action: string;
                                };
                            };
                            signature: string;
                        } | null;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            414: components["responses"]["414"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getAuthorizedAuthorizedV2: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "locale": "ru",
                     *         "roles": [
                     *           "borrower"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            /** @enum {string} */
                            locale: "ru" | "kk";
                            readonly roles: string[];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postLogin: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
                "re-captcha"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "77012223344",
                 *       "birthDate": "12-04-1990",
                 *       "password": "Dala2026Zhol"
                 *     }
                 */
                "application/json": {
                    phone?: string | null;
                    birthDate?: string | null;
                    email?: string | null;
                    password: string;
                };
                /**
                 * @example {
                 *       "phone": "77012223344",
                 *       "birthDate": "12-04-1990",
                 *       "password": "Dala2026Zhol"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    phone?: string | null;
                    birthDate?: string | null;
                    email?: string | null;
                    password: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "token": "a-token",
                     *       "borrowerAccountId": "01a224ac-0596-7324-9a2e-8c2e55feef81",
                     *       "username": "77012223344"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        token: string;
                        borrowerAccountId: string;
                        username: string;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postLogout: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                    };
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postProfileUserPasswordRestore: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
                "re-captcha"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "77012223344",
                 *       "birthDate": "12-04-1990"
                 *     }
                 */
                "application/json": {
                    phone?: string | null;
                    email?: string | null;
                    birthDate: string;
                };
                /**
                 * @example {
                 *       "phone": "77012223344",
                 *       "birthDate": "12-04-1990"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    phone?: string | null;
                    email?: string | null;
                    birthDate: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "maskedPhone": "+7 (701) ***-**-44",
                     *         "resendAfterSeconds": 60,
                     *         "codesLeftToday": 4,
                     *         "triesLeft": 3,
                     *         "expiresAt": "2026-11-29T00:49:44.275Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["CodeSent"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postProfilePasswordRestoreConfirmation: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
                "re-captcha"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "77012223344",
                 *       "code": "1234",
                 *       "password": "Dala2026Zhol"
                 *     }
                 */
                "application/json": {
                    phone?: string | null;
                    email?: string | null;
                    /** @example 1234 */
                    code: string;
                    password: string;
                    again?: string | null;
                };
                /**
                 * @example {
                 *       "phone": "77012223344",
                 *       "code": "1234",
                 *       "password": "Dala2026Zhol"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    phone?: string | null;
                    email?: string | null;
                    /** @example 1234 */
                    code: string;
                    password: string;
                    again?: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "token": "a-token",
                     *       "borrowerAccountId": "01a224ac-0596-7324-9a2e-8c2e55feef81",
                     *       "username": "77012223344"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        token: string;
                        borrowerAccountId: string;
                        username: string;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getConsents: {
        parameters: {
            query: {
                place: "REGISTRATION" | "OFFER" | "INSURANCE";
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": [
                     *         {
                     *           "type": "POLICY",
                     *           "version": "2026-11-28",
                     *           "title": "Политика конфиденциальности",
                     *           "body": "Микрофинансовая организация Nesie (лицензия от 15.03.2021) обрабатывает персональные данные, чтобы выполнить договор микрокредита и требования закона.\n\n1. Мы собираем то, что вы сообщаете сами: имя, ИИН, документ, контакты, адрес, занятость, доходы и расходы, и то, что сообщают о вас с вашего согласия кредитные бюро и государственные базы.\n2. Данные хранятся в Казахстане в зашифрованном виде. Доступ к ним имеют только сотрудники, которым он нужен для работы, и каждый доступ записывается.\n3. Мы не продаём данные и не передаём их для рекламы. Получатели названы в отдельных согласиях.\n4. Данные хранятся не дольше пяти лет после исполнения обязательств, если закон не требует иного (принятые фото документов и видео – семь лет), затем стираются.\n5. Вы можете узнать, какие данные о вас хранятся, исправить их через контакт-центр с 9:00 до 19:00 и отозвать согласие, если нет неисполненных обязательств.",
                     *           "hash": "15a612965e1dea220a2670bed98c67f027c0c6e68b7a501c25008eb861f6362e"
                     *         },
                     *         {
                     *           "type": "AGREEMENT_TO_TRANSFER_PERSONAL_DATA",
                     *           "version": "2026-11-28",
                     *           "title": "Согласие на сбор, обработку и передачу персональных данных",
                     *           "body": "Я даю Nesie согласие на сбор, обработку и передачу моих персональных данных, включая изображение лица, по Закону Республики Казахстан от 21.05.2013 № 94-V «О персональных данных и их защите».\n\n1. Цели: проверка личности, оценка заявки, заключение и исполнение договора, взыскание задолженности.\n2. Получатели: государственные базы данных физических лиц, поставщик сверки лица, банки и платёжные организации, через которые проходят выдача и погашение.\n3. Изображение лица используется только для сверки с государственной базой.\n4. Передача за пределы Казахстана не производится.\n5. Согласие действует до исполнения обязательств и пять лет после этого. Я могу отозвать его, если обязательств нет.",
                     *           "hash": "77f1ca1dc8e097d1c5b58f69aedf60d24a29958bcccdeec13e775b4964960cd4"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            type: string;
                            version: string;
                            title: string;
                            body: string;
                            hash: string;
                        }[];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postBrandCheckPhone: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
                "re-captcha"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "77012223344"
                 *     }
                 */
                "application/json": {
                    /** @example 77012223344 */
                    phone: string;
                };
                /**
                 * @example {
                 *       "phone": "77012223344"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** @example 77012223344 */
                    phone: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "maskedPhone": "+7 (701) ***-**-44",
                     *         "resendAfterSeconds": 60,
                     *         "codesLeftToday": 4,
                     *         "triesLeft": 3,
                     *         "expiresAt": "2026-11-29T00:49:43.100Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["CodeSent"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            414: components["responses"]["414"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postBrandRegistration: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
                "re-captcha"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "77012223344",
                 *       "code": "1234",
                 *       "consents": [
                 *         {
                 *           "type": "POLICY",
                 *           "hash": "15a612965e1dea220a2670bed98c67f027c0c6e68b7a501c25008eb861f6362e"
                 *         },
                 *         {
                 *           "type": "AGREEMENT_TO_TRANSFER_PERSONAL_DATA",
                 *           "hash": "77f1ca1dc8e097d1c5b58f69aedf60d24a29958bcccdeec13e775b4964960cd4"
                 *         },
                 *         {
                 *           "type": "SEND_CB",
                 *           "hash": "cf3e13830f6c37a9a3a2896e5c3a60fa2b2137e5d71783cada0b5eeb9515ed25"
                 *         },
                 *         {
                 *           "type": "SEND_FCB",
                 *           "hash": "ceb8cb87b1fd7bb2315b9dc90a1dde0d5ce7b9ed9410e6265876a6161a26c360"
                 *         },
                 *         {
                 *           "type": "AGREEMENT_REQUEST_CH",
                 *           "hash": "6a71596cff89c482bec319e798df57e576cc09e74e960b03e7efc4d8a2c7c3da"
                 *         },
                 *         {
                 *           "type": "AGREEMENT_TO_DISCLOSE_SECRECY_OF_PROVISION",
                 *           "hash": "1d7ecaf4c6297e9933008926a479261e9c035dea9f4fcf0a98e016ca09f84aeb"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @example 77012223344 */
                    phone: string;
                    /** @example 1234 */
                    code: string;
                    consents: {
                        type: string;
                        hash: string;
                    }[];
                };
                /**
                 * @example {
                 *       "phone": "77012223344",
                 *       "code": "1234",
                 *       "consents": [
                 *         {
                 *           "type": "POLICY",
                 *           "hash": "15a612965e1dea220a2670bed98c67f027c0c6e68b7a501c25008eb861f6362e"
                 *         },
                 *         {
                 *           "type": "AGREEMENT_TO_TRANSFER_PERSONAL_DATA",
                 *           "hash": "77f1ca1dc8e097d1c5b58f69aedf60d24a29958bcccdeec13e775b4964960cd4"
                 *         },
                 *         {
                 *           "type": "SEND_CB",
                 *           "hash": "cf3e13830f6c37a9a3a2896e5c3a60fa2b2137e5d71783cada0b5eeb9515ed25"
                 *         },
                 *         {
                 *           "type": "SEND_FCB",
                 *           "hash": "ceb8cb87b1fd7bb2315b9dc90a1dde0d5ce7b9ed9410e6265876a6161a26c360"
                 *         },
                 *         {
                 *           "type": "AGREEMENT_REQUEST_CH",
                 *           "hash": "6a71596cff89c482bec319e798df57e576cc09e74e960b03e7efc4d8a2c7c3da"
                 *         },
                 *         {
                 *           "type": "AGREEMENT_TO_DISCLOSE_SECRECY_OF_PROVISION",
                 *           "hash": "1d7ecaf4c6297e9933008926a479261e9c035dea9f4fcf0a98e016ca09f84aeb"
                 *         }
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** @example 77012223344 */
                    phone: string;
                    /** @example 1234 */
                    code: string;
                    consents: {
                        type: string;
                        hash: string;
                    }[];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "token": "a-token",
                     *       "borrowerAccountId": "01a224ac-0596-7324-9a2e-8c2e55feef81",
                     *       "username": "77012223344"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        token: string;
                        borrowerAccountId: string;
                        username: string;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            414: components["responses"]["414"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postBrandPassword: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": "Dala2026Zhol"
                 *     }
                 */
                "application/json": {
                    value: string;
                    again?: string | null;
                };
                /**
                 * @example {
                 *       "value": "Dala2026Zhol"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    value: string;
                    again?: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "token": "a-token",
                     *       "borrowerAccountId": "01a224ac-0596-7324-9a2e-8c2e55feef81"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        token: string;
                        borrowerAccountId: string;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            414: components["responses"]["414"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postProfilePassword: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Tau2026Bulaq",
                 *       "oldPassword": "Dala2026Zhol"
                 *     }
                 */
                "application/json": {
                    password: string;
                    again?: string | null;
                    oldPassword?: string | null;
                    code?: string | null;
                };
                /**
                 * @example {
                 *       "password": "Tau2026Bulaq",
                 *       "oldPassword": "Dala2026Zhol"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    password: string;
                    again?: string | null;
                    oldPassword?: string | null;
                    code?: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "token": "a-token",
                     *       "borrowerAccountId": "01a224ac-0596-7324-9a2e-8c2e55feef81"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        token: string;
                        borrowerAccountId: string;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postProfilePasswordCode: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "maskedPhone": "+7 (701) ***-**-44",
                     *         "resendAfterSeconds": 60,
                     *         "codesLeftToday": 4,
                     *         "triesLeft": 3,
                     *         "expiresAt": "2026-11-29T00:49:44.199Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["CodeSent"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postProfilePhoneProofSms: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "maskedPhone": "+7 (701) ***-**-44",
                     *         "resendAfterSeconds": 60,
                     *         "codesLeftToday": 4,
                     *         "triesLeft": 3,
                     *         "expiresAt": "2026-11-29T00:49:44.636Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["CodeSent"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postProfilePhoneProof: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "1234"
                 *     }
                 */
                "application/json": {
                    /** @example 1234 */
                    code: string;
                };
                /**
                 * @example {
                 *       "code": "1234"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** @example 1234 */
                    code: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postProfilePhoneEditSms: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "newPhone": "77015556677"
                 *     }
                 */
                "application/json": {
                    /** @example 77012223344 */
                    newPhone: string;
                };
                /**
                 * @example {
                 *       "newPhone": "77015556677"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** @example 77012223344 */
                    newPhone: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "maskedPhone": "+7 (701) ***-**-77",
                     *         "resendAfterSeconds": 60,
                     *         "codesLeftToday": 4,
                     *         "triesLeft": 3,
                     *         "expiresAt": "2026-11-29T00:49:44.706Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["CodeSent"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postProfilePhoneEdit: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "1234"
                 *     }
                 */
                "application/json": {
                    /** @example 1234 */
                    code: string;
                };
                /**
                 * @example {
                 *       "code": "1234"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** @example 1234 */
                    code: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postProfileEmailEdit: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "aigerim.s@example.kz"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                };
                /**
                 * @example {
                 *       "email": "aigerim.s@example.kz"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "maskedPhone": "a***@example.kz",
                     *         "resendAfterSeconds": 60,
                     *         "codesLeftToday": 4,
                     *         "triesLeft": 3,
                     *         "expiresAt": "2026-11-29T00:49:44.665Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["CodeSent"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postProfileEmailConfirmation: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "aigerim.s@example.kz",
                 *       "code": "1234"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                    /** @example 1234 */
                    code: string;
                };
                /**
                 * @example {
                 *       "email": "aigerim.s@example.kz",
                 *       "code": "1234"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** Format: email */
                    email: string;
                    /** @example 1234 */
                    code: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getAccountSessions: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": [
                     *         {
                     *           "id": "01a224ac-099d-7294-88c6-843ebc59931e",
                     *           "agent": null,
                     *           "openedAt": "2026-11-29T00:19:44.157Z",
                     *           "seenAt": "2026-11-29T00:19:44.157Z",
                     *           "current": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        readonly data: {
                            id: string;
                            agent: string | null;
                            /** Format: date-time */
                            openedAt: string;
                            /** Format: date-time */
                            seenAt: string;
                            current: boolean;
                        }[];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postAccountSessionsEnd: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": {
                    id?: string;
                };
                /** @example {} */
                "application/x-www-form-urlencoded": {
                    id?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": [
                     *         {
                     *           "id": "01a224ac-099d-7294-88c6-843ebc59931e",
                     *           "agent": null,
                     *           "openedAt": "2026-11-29T00:19:44.157Z",
                     *           "seenAt": "2026-11-29T00:19:44.157Z",
                     *           "current": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        readonly data: {
                            id: string;
                            agent: string | null;
                            /** Format: date-time */
                            openedAt: string;
                            /** Format: date-time */
                            seenAt: string;
                            current: boolean;
                        }[];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "id": "01a224ac-0596-7324-9a2e-8c2e55feef81",
                     *         "mobilePhone": "77012223344",
                     *         "registrationCompleted": true,
                     *         "locale": "RU",
                     *         "step": "COMPLETE",
                     *         "meter": {
                     *           "percent": 85,
                     *           "nextGain": 15,
                     *           "nextStep": "COMPLETE"
                     *         },
                     *         "address": {
                     *           "registration": {
                     *             "region": "ALMATY_CITY",
                     *             "district": null,
                     *             "city": "Алматы",
                     *             "street": "Абая",
                     *             "house": "10",
                     *             "flat": null,
                     *             "postIndex": null
                     *           },
                     *           "livesAtRegistration": true,
                     *           "residence": null,
                     *           "homePhone": null,
                     *           "houseOwner": "OWNERSHIP",
                     *           "livingTime": "MORE_5_YEARS",
                     *           "regionReg": "ALMATY_CITY",
                     *           "districtReg": null,
                     *           "cityReg": "Алматы",
                     *           "streetReg": "Абая",
                     *           "houseReg": "10",
                     *           "flatReg": null,
                     *           "postalCodeReg": null,
                     *           "regionRes": null,
                     *           "districtRes": null,
                     *           "cityRes": null,
                     *           "streetRes": null,
                     *           "houseRes": null,
                     *           "flatRes": null,
                     *           "postalCodeRes": null
                     *         },
                     *         "personalData": {
                     *           "lastName": "Сериккызы",
                     *           "firstName": "Айгерим",
                     *           "patronymic": null,
                     *           "noPatronymic": true,
                     *           "birthDate": "1990-04-12",
                     *           "sex": "FEMALE",
                     *           "citizenship": "KZ",
                     *           "birthPlace": "KAZAKHSTAN",
                     *           "documentType": "IDENTITY_CARD",
                     *           "documentNumber": "041234567",
                     *           "documentIssuedOn": "2020-03-10",
                     *           "documentValidTo": "2035-03-09",
                     *           "documentIssuedBy": "MVD",
                     *           "education": "HIGHER_EDUCATION",
                     *           "familyStatus": "MARRIED",
                     *           "childrenCount": 1,
                     *           "childrenUnder18": 1,
                     *           "dependents": null,
                     *           "taxResidence": null,
                     *           "fromRegistry": false,
                     *           "iinMasked": "90********13",
                     *           "surname": "Сериккызы",
                     *           "name": "Айгерим",
                     *           "middle_name": null,
                     *           "birth_date": "1990-04-12",
                     *           "nationality": "KZ",
                     *           "birth_place": "KAZAKHSTAN",
                     *           "document_type": "IDENTITY_CARD",
                     *           "document_num": "041234567",
                     *           "document_issue_date": "2020-03-10",
                     *           "document_validity": "2035-03-09",
                     *           "issued_by": "MVD",
                     *           "family_status": "MARRIED"
                     *         },
                     *         "identityData": {
                     *           "lastName": "Сериккызы",
                     *           "firstName": "Айгерим",
                     *           "patronymic": null,
                     *           "noPatronymic": true,
                     *           "birthDate": "1990-04-12",
                     *           "sex": "FEMALE",
                     *           "citizenship": "KZ",
                     *           "birthPlace": "KAZAKHSTAN",
                     *           "documentType": "IDENTITY_CARD",
                     *           "documentNumber": "041234567",
                     *           "documentIssuedOn": "2020-03-10",
                     *           "documentValidTo": "2035-03-09",
                     *           "documentIssuedBy": "MVD",
                     *           "education": "HIGHER_EDUCATION",
                     *           "familyStatus": "MARRIED",
                     *           "childrenCount": 1,
                     *           "childrenUnder18": 1,
                     *           "dependents": null,
                     *           "taxResidence": null,
                     *           "fromRegistry": false,
                     *           "iinMasked": "90********13",
                     *           "surname": "Сериккызы",
                     *           "name": "Айгерим",
                     *           "middle_name": null,
                     *           "birth_date": "1990-04-12",
                     *           "nationality": "KZ",
                     *           "birth_place": "KAZAKHSTAN",
                     *           "document_type": "IDENTITY_CARD",
                     *           "document_num": "041234567",
                     *           "document_issue_date": "2020-03-10",
                     *           "document_validity": "2035-03-09",
                     *           "issued_by": "MVD",
                     *           "family_status": "MARRIED",
                     *           "documentIssueDate": "2020-03-10",
                     *           "documentValidity": "2035-03-09",
                     *           "issuedBy": "MVD",
                     *           "iin": "90********13",
                     *           "email": "aigerim@example.kz"
                     *         },
                     *         "employmentData": {
                     *           "entrepreneur": null,
                     *           "socialHelp": null,
                     *           "creditCardLimit": null,
                     *           "overdueDays": null,
                     *           "email": "aigerim@example.kz",
                     *           "employmentType": "FULL_TIME_EMPLOYMENT",
                     *           "sector": "IT",
                     *           "employer": "ТОО Дала",
                     *           "workPhone": "77272000000",
                     *           "workPhoneExtension": null,
                     *           "jobMonths": 24,
                     *           "experienceMonths": 60,
                     *           "incomeBand": 8,
                     *           "additionalIncome": null,
                     *           "monthlyExpenses": 80000,
                     *           "monthlyLoanPayments": 0,
                     *           "hasCreditCard": false,
                     *           "tookLoansBefore": false,
                     *           "hadDelays": false,
                     *           "hasActiveLoans": false,
                     *           "ownsProperty": true,
                     *           "ownsCar": false,
                     *           "declarations": [
                     *             {
                     *               "key": "SOCIAL_AID",
                     *               "yes": false
                     *             },
                     *             {
                     *               "key": "MEMBERSHIP",
                     *               "yes": false
                     *             }
                     *           ],
                     *           "job_place": "ТОО Дала",
                     *           "employerName": "ТОО Дала",
                     *           "employerPhone": "77272000000",
                     *           "income": 8
                     *         },
                     *         "additionalData": {
                     *           "monthlyExpenses": 80000,
                     *           "monthlyLoanPayments": 0,
                     *           "socialHelp": null,
                     *           "hasCreditCard": false,
                     *           "creditCardLimit": null,
                     *           "tookLoansBefore": false,
                     *           "hadDelays": false,
                     *           "hasActiveLoans": false,
                     *           "ownsProperty": true,
                     *           "ownsCar": false,
                     *           "declarations": [
                     *             {
                     *               "key": "SOCIAL_AID",
                     *               "yes": false
                     *             },
                     *             {
                     *               "key": "MEMBERSHIP",
                     *               "yes": false
                     *             }
                     *           ],
                     *           "overdueDays": null
                     *         },
                     *         "contacts": {
                     *           "relative": {
                     *             "name": "Асан Ахметов",
                     *             "phone": "77021112233",
                     *             "relation": "BROTHER_SISTER"
                     *           },
                     *           "friend": {
                     *             "name": "Жанар Ким",
                     *             "phone": "77051112233",
                     *             "relation": "FRIEND"
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Profile"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getProfileStepCurrent: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "step": "IIN"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            /** @enum {string} */
                            step: "PHONE" | "PASSWORD" | "IIN" | "PERSONAL_DATA" | "ADDRESS" | "EMPLOYMENT" | "CONTACTS" | "COMPLETE";
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postProfileIin: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "iin": "900412400113"
                 *     }
                 */
                "application/json": {
                    iin: string;
                };
                /**
                 * @example {
                 *       "iin": "900412400113"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    iin: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "status": "IIN_SAVED",
                     *       "phoneNumber": "77012223344"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        status: ("NOT_VALID" | "IIN_PARSE_ERROR" | "NOT_RIGHT_AGE" | "IIN_SAVED" | "IIN_EXISTS" | "IIN_NOT_FOUND" | "IIN_ALREADY_EXISTS" | "IIN_ALREADY_SAVED" | "IIN_BLOCKED") | null;
                        phoneNumber: string | null;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getProfileSmsLimitSmsMessageType: {
        parameters: {
            query: {
                phoneNumber: string;
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path: {
                smsMessageType: "REGISTRATION" | "RESTORE_PASSWORD" | "REGISTRATION_PASSWORD" | "OFFER" | "APPLICATION_FOR_TRANSFER_MONEY" | "CHANGE" | "CHANGE_PROOF" | "EMAIL" | "MY_DATA" | "FORGET" | "RESTRUCTURING_OFFER" | "RESTRUCTURING_IL_OFFER" | "RESTRUCTURING_BIL_OFFER" | "PROLONGATION" | "REFINANCING" | "FULL_PREPAYMENT" | "PREPAYMENT" | "PREPAYMENT_CHANGE_SCHEDULE";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "smsLimitCountLeft": 5
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        smsLimitCountLeft: number;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            414: components["responses"]["414"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getAccountLockInfo: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "lockDays": 0,
                     *       "lockedUntil": null,
                     *       "permanent": false,
                     *       "data": {
                     *         "lockDays": 0,
                     *         "lockedUntil": null,
                     *         "permanent": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        lockDays: number | null;
                        lockedUntil: string | null;
                        permanent: boolean;
                        data: {
                            lockDays: number | null;
                            lockedUntil: string | null;
                            permanent: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getProfileAddress: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "registration": {
                     *           "region": "ALMATY_CITY",
                     *           "district": null,
                     *           "city": "Алматы",
                     *           "street": "Абая",
                     *           "house": "10",
                     *           "flat": null,
                     *           "postIndex": null
                     *         },
                     *         "livesAtRegistration": true,
                     *         "residence": null,
                     *         "homePhone": null,
                     *         "houseOwner": "OWNERSHIP",
                     *         "livingTime": "MORE_5_YEARS",
                     *         "regionReg": "ALMATY_CITY",
                     *         "districtReg": null,
                     *         "cityReg": "Алматы",
                     *         "streetReg": "Абая",
                     *         "houseReg": "10",
                     *         "flatReg": null,
                     *         "postalCodeReg": null,
                     *         "regionRes": null,
                     *         "districtRes": null,
                     *         "cityRes": null,
                     *         "streetRes": null,
                     *         "houseRes": null,
                     *         "flatRes": null,
                     *         "postalCodeRes": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Address"] | null;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getProfilePersonalData: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "lastName": "Сериккызы",
                     *         "firstName": "Айгерим",
                     *         "patronymic": null,
                     *         "noPatronymic": true,
                     *         "birthDate": "1990-04-12",
                     *         "sex": "FEMALE",
                     *         "citizenship": "KZ",
                     *         "birthPlace": "KAZAKHSTAN",
                     *         "documentType": "IDENTITY_CARD",
                     *         "documentNumber": "041234567",
                     *         "documentIssuedOn": "2020-03-10",
                     *         "documentValidTo": "2035-03-09",
                     *         "documentIssuedBy": "MVD",
                     *         "education": "HIGHER_EDUCATION",
                     *         "familyStatus": "MARRIED",
                     *         "childrenCount": 1,
                     *         "childrenUnder18": 1,
                     *         "dependents": null,
                     *         "taxResidence": null,
                     *         "fromRegistry": false,
                     *         "iinMasked": "90********13",
                     *         "surname": "Сериккызы",
                     *         "name": "Айгерим",
                     *         "middle_name": null,
                     *         "birth_date": "1990-04-12",
                     *         "nationality": "KZ",
                     *         "birth_place": "KAZAKHSTAN",
                     *         "document_type": "IDENTITY_CARD",
                     *         "document_num": "041234567",
                     *         "document_issue_date": "2020-03-10",
                     *         "document_validity": "2035-03-09",
                     *         "issued_by": "MVD",
                     *         "family_status": "MARRIED"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["PersonalData"] | null;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getProfileIdentityData: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "lastName": "Сериккызы",
                     *         "firstName": "Айгерим",
                     *         "patronymic": null,
                     *         "noPatronymic": true,
                     *         "birthDate": "1990-04-12",
                     *         "sex": "FEMALE",
                     *         "citizenship": "KZ",
                     *         "birthPlace": "KAZAKHSTAN",
                     *         "documentType": "IDENTITY_CARD",
                     *         "documentNumber": "041234567",
                     *         "documentIssuedOn": "2020-03-10",
                     *         "documentValidTo": "2035-03-09",
                     *         "documentIssuedBy": "MVD",
                     *         "education": "HIGHER_EDUCATION",
                     *         "familyStatus": "MARRIED",
                     *         "childrenCount": 1,
                     *         "childrenUnder18": 1,
                     *         "dependents": null,
                     *         "taxResidence": null,
                     *         "fromRegistry": false,
                     *         "iinMasked": "90********13",
                     *         "surname": "Сериккызы",
                     *         "name": "Айгерим",
                     *         "middle_name": null,
                     *         "birth_date": "1990-04-12",
                     *         "nationality": "KZ",
                     *         "birth_place": "KAZAKHSTAN",
                     *         "document_type": "IDENTITY_CARD",
                     *         "document_num": "041234567",
                     *         "document_issue_date": "2020-03-10",
                     *         "document_validity": "2035-03-09",
                     *         "issued_by": "MVD",
                     *         "family_status": "MARRIED",
                     *         "documentIssueDate": "2020-03-10",
                     *         "documentValidity": "2035-03-09",
                     *         "issuedBy": "MVD",
                     *         "iin": "90********13",
                     *         "email": "aigerim@example.kz"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["IdentityData"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getProfileEmploymentData: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "entrepreneur": null,
                     *         "socialHelp": null,
                     *         "creditCardLimit": null,
                     *         "overdueDays": null,
                     *         "email": "aigerim@example.kz",
                     *         "employmentType": "FULL_TIME_EMPLOYMENT",
                     *         "sector": "IT",
                     *         "employer": "ТОО Дала",
                     *         "workPhone": "77272000000",
                     *         "workPhoneExtension": null,
                     *         "jobMonths": 24,
                     *         "experienceMonths": 60,
                     *         "incomeBand": 8,
                     *         "additionalIncome": null,
                     *         "monthlyExpenses": 80000,
                     *         "monthlyLoanPayments": 0,
                     *         "hasCreditCard": false,
                     *         "tookLoansBefore": false,
                     *         "hadDelays": false,
                     *         "hasActiveLoans": false,
                     *         "ownsProperty": true,
                     *         "ownsCar": false,
                     *         "declarations": [
                     *           {
                     *             "key": "SOCIAL_AID",
                     *             "yes": false
                     *           },
                     *           {
                     *             "key": "MEMBERSHIP",
                     *             "yes": false
                     *           }
                     *         ],
                     *         "job_place": "ТОО Дала",
                     *         "employerName": "ТОО Дала",
                     *         "employerPhone": "77272000000",
                     *         "income": 8
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["EmploymentData"] | null;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getProfileAdditionalData: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "monthlyExpenses": 80000,
                     *         "monthlyLoanPayments": 0,
                     *         "socialHelp": null,
                     *         "hasCreditCard": false,
                     *         "creditCardLimit": null,
                     *         "tookLoansBefore": false,
                     *         "hadDelays": false,
                     *         "hasActiveLoans": false,
                     *         "ownsProperty": true,
                     *         "ownsCar": false,
                     *         "declarations": [
                     *           {
                     *             "key": "SOCIAL_AID",
                     *             "yes": false
                     *           },
                     *           {
                     *             "key": "MEMBERSHIP",
                     *             "yes": false
                     *           }
                     *         ],
                     *         "overdueDays": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["AdditionalData"] | null;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getProfileContacts: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "relative": {
                     *           "name": "Асан Ахметов",
                     *           "phone": "77021112233",
                     *           "relation": "BROTHER_SISTER"
                     *         },
                     *         "friend": {
                     *           "name": "Жанар Ким",
                     *           "phone": "77051112233",
                     *           "relation": "FRIEND"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Contacts"] | null;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postProfileAddressEdit: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "registration": {
                 *         "region": "ALMATY_CITY",
                 *         "city": "Алматы",
                 *         "street": "Абая",
                 *         "house": "10"
                 *       },
                 *       "livesAtRegistration": true,
                 *       "houseOwner": "OWNERSHIP",
                 *       "livingTime": "MORE_5_YEARS"
                 *     }
                 */
                "application/json": {
                    registration: {
                        /** @enum {string} */
                        region: "ALMATY_CITY" | "ASTANA_CITY" | "SHYMKENT_CITY" | "ABAI" | "AKMOLA" | "AKTOBE" | "ALMATY" | "ATYRAU" | "EAST_KAZAKHSTAN" | "ZHAMBYL" | "ZHETISU" | "WEST_KAZAKHSTAN" | "KARAGANDA" | "KOSTANAY" | "KYZYLORDA" | "MANGYSTAU" | "PAVLODAR" | "NORTH_KAZAKHSTAN" | "TURKISTAN" | "ULYTAU";
                        district?: string | null;
                        city: string;
                        street: string;
                        house: string;
                        flat?: string | null;
                        postIndex?: string | null;
                    };
                    livesAtRegistration: boolean;
                    residence?: {
                        /** @enum {string} */
                        region: "ALMATY_CITY" | "ASTANA_CITY" | "SHYMKENT_CITY" | "ABAI" | "AKMOLA" | "AKTOBE" | "ALMATY" | "ATYRAU" | "EAST_KAZAKHSTAN" | "ZHAMBYL" | "ZHETISU" | "WEST_KAZAKHSTAN" | "KARAGANDA" | "KOSTANAY" | "KYZYLORDA" | "MANGYSTAU" | "PAVLODAR" | "NORTH_KAZAKHSTAN" | "TURKISTAN" | "ULYTAU";
                        district?: string | null;
                        city: string;
                        street: string;
                        house: string;
                        flat?: string | null;
                        postIndex?: string | null;
                    } | null;
                    homePhone?: string | null;
                    /** @enum {string} */
                    houseOwner: "OWNERSHIP" | "MORTGAGE" | "FAMILY_OWNERSHIP" | "WITH_PARENTS" | "RENT";
                    /** @enum {string} */
                    livingTime: "LESS_1_YEAR" | "PERIOD_1_5_YEARS" | "MORE_5_YEARS";
                };
                /**
                 * @example {
                 *       "registration": {
                 *         "region": "ALMATY_CITY",
                 *         "city": "Алматы",
                 *         "street": "Абая",
                 *         "house": "10"
                 *       },
                 *       "livesAtRegistration": true,
                 *       "houseOwner": "OWNERSHIP",
                 *       "livingTime": "MORE_5_YEARS"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    registration: {
                        /** @enum {string} */
                        region: "ALMATY_CITY" | "ASTANA_CITY" | "SHYMKENT_CITY" | "ABAI" | "AKMOLA" | "AKTOBE" | "ALMATY" | "ATYRAU" | "EAST_KAZAKHSTAN" | "ZHAMBYL" | "ZHETISU" | "WEST_KAZAKHSTAN" | "KARAGANDA" | "KOSTANAY" | "KYZYLORDA" | "MANGYSTAU" | "PAVLODAR" | "NORTH_KAZAKHSTAN" | "TURKISTAN" | "ULYTAU";
                        district?: string | null;
                        city: string;
                        street: string;
                        house: string;
                        flat?: string | null;
                        postIndex?: string | null;
                    };
                    livesAtRegistration: boolean;
                    residence?: {
                        /** @enum {string} */
                        region: "ALMATY_CITY" | "ASTANA_CITY" | "SHYMKENT_CITY" | "ABAI" | "AKMOLA" | "AKTOBE" | "ALMATY" | "ATYRAU" | "EAST_KAZAKHSTAN" | "ZHAMBYL" | "ZHETISU" | "WEST_KAZAKHSTAN" | "KARAGANDA" | "KOSTANAY" | "KYZYLORDA" | "MANGYSTAU" | "PAVLODAR" | "NORTH_KAZAKHSTAN" | "TURKISTAN" | "ULYTAU";
                        district?: string | null;
                        city: string;
                        street: string;
                        house: string;
                        flat?: string | null;
                        postIndex?: string | null;
                    } | null;
                    homePhone?: string | null;
                    /** @enum {string} */
                    houseOwner: "OWNERSHIP" | "MORTGAGE" | "FAMILY_OWNERSHIP" | "WITH_PARENTS" | "RENT";
                    /** @enum {string} */
                    livingTime: "LESS_1_YEAR" | "PERIOD_1_5_YEARS" | "MORE_5_YEARS";
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "id": "01a224ac-0596-7324-9a2e-8c2e55feef81",
                     *         "mobilePhone": "77012223344",
                     *         "email": null,
                     *         "emailConfirmed": false,
                     *         "locale": "RU",
                     *         "registrationCompleted": false,
                     *         "step": "EMPLOYMENT",
                     *         "meter": {
                     *           "percent": 35,
                     *           "nextGain": 45,
                     *           "nextStep": "EMPLOYMENT"
                     *         },
                     *         "personal": {
                     *           "lastName": "Сериккызы",
                     *           "firstName": "Айгерим",
                     *           "patronymic": null,
                     *           "noPatronymic": true,
                     *           "birthDate": "1990-04-12",
                     *           "sex": "FEMALE",
                     *           "citizenship": "KZ",
                     *           "birthPlace": "KAZAKHSTAN",
                     *           "documentType": "IDENTITY_CARD",
                     *           "documentNumber": "041234567",
                     *           "documentIssuedOn": "2020-03-10",
                     *           "documentValidTo": "2035-03-09",
                     *           "documentIssuedBy": "MVD",
                     *           "education": "HIGHER_EDUCATION",
                     *           "familyStatus": "MARRIED",
                     *           "childrenCount": 1,
                     *           "childrenUnder18": 1,
                     *           "dependents": null,
                     *           "taxResidence": null,
                     *           "fromRegistry": false,
                     *           "iinMasked": "90********13"
                     *         },
                     *         "address": {
                     *           "registration": {
                     *             "region": "ALMATY_CITY",
                     *             "district": null,
                     *             "city": "Алматы",
                     *             "street": "Абая",
                     *             "house": "10",
                     *             "flat": null,
                     *             "postIndex": null
                     *           },
                     *           "livesAtRegistration": true,
                     *           "residence": null,
                     *           "homePhone": null,
                     *           "houseOwner": "OWNERSHIP",
                     *           "livingTime": "MORE_5_YEARS",
                     *           "fromRegistry": false
                     *         },
                     *         "employment": {
                     *           "email": null,
                     *           "employmentType": null,
                     *           "sector": null,
                     *           "employer": null,
                     *           "workPhone": null,
                     *           "workPhoneExtension": null,
                     *           "jobMonths": null,
                     *           "experienceMonths": null,
                     *           "entrepreneur": null,
                     *           "incomeBand": null,
                     *           "additionalIncome": null,
                     *           "socialHelp": null,
                     *           "monthlyExpenses": null,
                     *           "monthlyLoanPayments": null,
                     *           "hasCreditCard": null,
                     *           "creditCardLimit": null,
                     *           "tookLoansBefore": null,
                     *           "hadDelays": null,
                     *           "hasActiveLoans": null,
                     *           "ownsProperty": null,
                     *           "ownsCar": null,
                     *           "declarations": [
                     *             {
                     *               "key": "SOCIAL_AID",
                     *               "yes": false
                     *             },
                     *             {
                     *               "key": "MEMBERSHIP",
                     *               "yes": false
                     *             }
                     *           ],
                     *           "overdueDays": null
                     *         },
                     *         "contacts": {
                     *           "relative": null,
                     *           "friend": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["SavedProfile"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postProfilePersonalDataEdit: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lastName": "Сериккызы",
                 *       "firstName": "Айгерим",
                 *       "noPatronymic": true,
                 *       "citizenship": "KZ",
                 *       "birthPlace": "KAZAKHSTAN",
                 *       "documentType": "IDENTITY_CARD",
                 *       "documentNumber": "041234567",
                 *       "documentIssuedOn": "10-03-2020",
                 *       "documentValidTo": "09-03-2035",
                 *       "documentIssuedBy": "MVD",
                 *       "education": "HIGHER_EDUCATION",
                 *       "familyStatus": "MARRIED",
                 *       "childrenCount": 1,
                 *       "childrenUnder18": 1
                 *     }
                 */
                "application/json": {
                    lastName: string;
                    firstName: string;
                    patronymic?: string | null;
                    noPatronymic: boolean;
                    birthDate?: string | null;
                    sex?: ("MALE" | "FEMALE") | null;
                    /** @enum {string} */
                    citizenship: "KZ" | "KG" | "UZ" | "TD" | "RU" | "UR" | "BEL" | "MNG" | "CHN" | "TMT" | "TUR" | "OTHER";
                    /** @enum {string} */
                    birthPlace: "KAZAKHSTAN" | "RUSSIA" | "UZBEKISTAN" | "SNG" | "OTHER";
                    /** @enum {string} */
                    documentType: "IDENTITY_CARD" | "PASSPORT" | "RESIDENCE_PERMIT";
                    documentNumber: string;
                    /** @example 31-12-1990 */
                    documentIssuedOn: string;
                    /** @example 31-12-1990 */
                    documentValidTo: string;
                    /** @enum {string} */
                    documentIssuedBy: "MVD" | "MINYST" | "MID";
                    /** @enum {string} */
                    education: "PHD" | "HIGHER_EDUCATION" | "POSTGRADUATE" | "FOREIGN_HIGHER" | "MAGISTRACY" | "SPECIALIZED_HIGH_SCHOOL" | "INCOMPLETE_SECONDARY" | "INCOMPLETE_HIGHER_EDUCATION" | "HIGH_SCHOOL" | "WITHOUT_EDUCATION" | "ELEMENTARY_SCHOOL";
                    /** @enum {string} */
                    familyStatus: "SINGLE" | "MARRIED" | "DIVORCED" | "WIDOWED" | "COMMON_LAW" | "COHABITATION";
                    childrenCount: number;
                    childrenUnder18: number;
                    dependents?: number | null;
                    taxResidence?: ("KZ" | "OTHER") | null;
                };
                /**
                 * @example {
                 *       "lastName": "Сериккызы",
                 *       "firstName": "Айгерим",
                 *       "noPatronymic": true,
                 *       "citizenship": "KZ",
                 *       "birthPlace": "KAZAKHSTAN",
                 *       "documentType": "IDENTITY_CARD",
                 *       "documentNumber": "041234567",
                 *       "documentIssuedOn": "10-03-2020",
                 *       "documentValidTo": "09-03-2035",
                 *       "documentIssuedBy": "MVD",
                 *       "education": "HIGHER_EDUCATION",
                 *       "familyStatus": "MARRIED",
                 *       "childrenCount": 1,
                 *       "childrenUnder18": 1
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    lastName: string;
                    firstName: string;
                    patronymic?: string | null;
                    noPatronymic: boolean;
                    birthDate?: string | null;
                    sex?: ("MALE" | "FEMALE") | null;
                    /** @enum {string} */
                    citizenship: "KZ" | "KG" | "UZ" | "TD" | "RU" | "UR" | "BEL" | "MNG" | "CHN" | "TMT" | "TUR" | "OTHER";
                    /** @enum {string} */
                    birthPlace: "KAZAKHSTAN" | "RUSSIA" | "UZBEKISTAN" | "SNG" | "OTHER";
                    /** @enum {string} */
                    documentType: "IDENTITY_CARD" | "PASSPORT" | "RESIDENCE_PERMIT";
                    documentNumber: string;
                    /** @example 31-12-1990 */
                    documentIssuedOn: string;
                    /** @example 31-12-1990 */
                    documentValidTo: string;
                    /** @enum {string} */
                    documentIssuedBy: "MVD" | "MINYST" | "MID";
                    /** @enum {string} */
                    education: "PHD" | "HIGHER_EDUCATION" | "POSTGRADUATE" | "FOREIGN_HIGHER" | "MAGISTRACY" | "SPECIALIZED_HIGH_SCHOOL" | "INCOMPLETE_SECONDARY" | "INCOMPLETE_HIGHER_EDUCATION" | "HIGH_SCHOOL" | "WITHOUT_EDUCATION" | "ELEMENTARY_SCHOOL";
                    /** @enum {string} */
                    familyStatus: "SINGLE" | "MARRIED" | "DIVORCED" | "WIDOWED" | "COMMON_LAW" | "COHABITATION";
                    childrenCount: number;
                    childrenUnder18: number;
                    dependents?: number | null;
                    taxResidence?: ("KZ" | "OTHER") | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "id": "01a224ac-0596-7324-9a2e-8c2e55feef81",
                     *         "mobilePhone": "77012223344",
                     *         "email": null,
                     *         "emailConfirmed": false,
                     *         "locale": "RU",
                     *         "registrationCompleted": false,
                     *         "step": "ADDRESS",
                     *         "meter": {
                     *           "percent": 25,
                     *           "nextGain": 10,
                     *           "nextStep": "ADDRESS"
                     *         },
                     *         "personal": {
                     *           "lastName": "Сериккызы",
                     *           "firstName": "Айгерим",
                     *           "patronymic": null,
                     *           "noPatronymic": true,
                     *           "birthDate": "1990-04-12",
                     *           "sex": "FEMALE",
                     *           "citizenship": "KZ",
                     *           "birthPlace": "KAZAKHSTAN",
                     *           "documentType": "IDENTITY_CARD",
                     *           "documentNumber": "041234567",
                     *           "documentIssuedOn": "2020-03-10",
                     *           "documentValidTo": "2035-03-09",
                     *           "documentIssuedBy": "MVD",
                     *           "education": "HIGHER_EDUCATION",
                     *           "familyStatus": "MARRIED",
                     *           "childrenCount": 1,
                     *           "childrenUnder18": 1,
                     *           "dependents": null,
                     *           "taxResidence": null,
                     *           "fromRegistry": false,
                     *           "iinMasked": "90********13"
                     *         },
                     *         "address": {
                     *           "registration": null,
                     *           "livesAtRegistration": true,
                     *           "residence": null,
                     *           "homePhone": null,
                     *           "houseOwner": null,
                     *           "livingTime": null,
                     *           "fromRegistry": false
                     *         },
                     *         "employment": {
                     *           "email": null,
                     *           "employmentType": null,
                     *           "sector": null,
                     *           "employer": null,
                     *           "workPhone": null,
                     *           "workPhoneExtension": null,
                     *           "jobMonths": null,
                     *           "experienceMonths": null,
                     *           "entrepreneur": null,
                     *           "incomeBand": null,
                     *           "additionalIncome": null,
                     *           "socialHelp": null,
                     *           "monthlyExpenses": null,
                     *           "monthlyLoanPayments": null,
                     *           "hasCreditCard": null,
                     *           "creditCardLimit": null,
                     *           "tookLoansBefore": null,
                     *           "hadDelays": null,
                     *           "hasActiveLoans": null,
                     *           "ownsProperty": null,
                     *           "ownsCar": null,
                     *           "declarations": [
                     *             {
                     *               "key": "SOCIAL_AID",
                     *               "yes": false
                     *             },
                     *             {
                     *               "key": "MEMBERSHIP",
                     *               "yes": false
                     *             }
                     *           ],
                     *           "overdueDays": null
                     *         },
                     *         "contacts": {
                     *           "relative": null,
                     *           "friend": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["SavedProfile"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postProfileIdentityDataEdit: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "documentValidTo": "01-02-2036"
                 *     }
                 */
                "application/json": {
                    lastName?: string;
                    firstName?: string;
                    patronymic?: string | null;
                    noPatronymic?: boolean;
                    birthDate?: string | null;
                    sex?: ("MALE" | "FEMALE") | null;
                    /** @enum {string} */
                    citizenship?: "KZ" | "KG" | "UZ" | "TD" | "RU" | "UR" | "BEL" | "MNG" | "CHN" | "TMT" | "TUR" | "OTHER";
                    /** @enum {string} */
                    birthPlace?: "KAZAKHSTAN" | "RUSSIA" | "UZBEKISTAN" | "SNG" | "OTHER";
                    /** @enum {string} */
                    documentType?: "IDENTITY_CARD" | "PASSPORT" | "RESIDENCE_PERMIT";
                    documentNumber?: string;
                    /** @example 31-12-1990 */
                    documentIssuedOn?: string;
                    /** @example 31-12-1990 */
                    documentValidTo?: string;
                    /** @enum {string} */
                    documentIssuedBy?: "MVD" | "MINYST" | "MID";
                    /** @enum {string} */
                    education?: "PHD" | "HIGHER_EDUCATION" | "POSTGRADUATE" | "FOREIGN_HIGHER" | "MAGISTRACY" | "SPECIALIZED_HIGH_SCHOOL" | "INCOMPLETE_SECONDARY" | "INCOMPLETE_HIGHER_EDUCATION" | "HIGH_SCHOOL" | "WITHOUT_EDUCATION" | "ELEMENTARY_SCHOOL";
                    /** @enum {string} */
                    familyStatus?: "SINGLE" | "MARRIED" | "DIVORCED" | "WIDOWED" | "COMMON_LAW" | "COHABITATION";
                    childrenCount?: number;
                    childrenUnder18?: number;
                    dependents?: number | null;
                    taxResidence?: ("KZ" | "OTHER") | null;
                };
                /**
                 * @example {
                 *       "documentValidTo": "01-02-2036"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    lastName?: string;
                    firstName?: string;
                    patronymic?: string | null;
                    noPatronymic?: boolean;
                    birthDate?: string | null;
                    sex?: ("MALE" | "FEMALE") | null;
                    /** @enum {string} */
                    citizenship?: "KZ" | "KG" | "UZ" | "TD" | "RU" | "UR" | "BEL" | "MNG" | "CHN" | "TMT" | "TUR" | "OTHER";
                    /** @enum {string} */
                    birthPlace?: "KAZAKHSTAN" | "RUSSIA" | "UZBEKISTAN" | "SNG" | "OTHER";
                    /** @enum {string} */
                    documentType?: "IDENTITY_CARD" | "PASSPORT" | "RESIDENCE_PERMIT";
                    documentNumber?: string;
                    /** @example 31-12-1990 */
                    documentIssuedOn?: string;
                    /** @example 31-12-1990 */
                    documentValidTo?: string;
                    /** @enum {string} */
                    documentIssuedBy?: "MVD" | "MINYST" | "MID";
                    /** @enum {string} */
                    education?: "PHD" | "HIGHER_EDUCATION" | "POSTGRADUATE" | "FOREIGN_HIGHER" | "MAGISTRACY" | "SPECIALIZED_HIGH_SCHOOL" | "INCOMPLETE_SECONDARY" | "INCOMPLETE_HIGHER_EDUCATION" | "HIGH_SCHOOL" | "WITHOUT_EDUCATION" | "ELEMENTARY_SCHOOL";
                    /** @enum {string} */
                    familyStatus?: "SINGLE" | "MARRIED" | "DIVORCED" | "WIDOWED" | "COMMON_LAW" | "COHABITATION";
                    childrenCount?: number;
                    childrenUnder18?: number;
                    dependents?: number | null;
                    taxResidence?: ("KZ" | "OTHER") | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "id": "01a224ac-0596-7324-9a2e-8c2e55feef81",
                     *         "mobilePhone": "77012223344",
                     *         "email": "aigerim@example.kz",
                     *         "emailConfirmed": false,
                     *         "locale": "RU",
                     *         "registrationCompleted": true,
                     *         "step": "COMPLETE",
                     *         "meter": {
                     *           "percent": 85,
                     *           "nextGain": 15,
                     *           "nextStep": "COMPLETE"
                     *         },
                     *         "personal": {
                     *           "lastName": "Сериккызы",
                     *           "firstName": "Айгерим",
                     *           "patronymic": null,
                     *           "noPatronymic": true,
                     *           "birthDate": "1990-04-12",
                     *           "sex": "FEMALE",
                     *           "citizenship": "KZ",
                     *           "birthPlace": "KAZAKHSTAN",
                     *           "documentType": "IDENTITY_CARD",
                     *           "documentNumber": "041234567",
                     *           "documentIssuedOn": "2020-03-10",
                     *           "documentValidTo": "2036-02-01",
                     *           "documentIssuedBy": "MVD",
                     *           "education": "HIGHER_EDUCATION",
                     *           "familyStatus": "MARRIED",
                     *           "childrenCount": 1,
                     *           "childrenUnder18": 1,
                     *           "dependents": null,
                     *           "taxResidence": null,
                     *           "fromRegistry": false,
                     *           "iinMasked": "90********13"
                     *         },
                     *         "address": {
                     *           "registration": {
                     *             "region": "ALMATY_CITY",
                     *             "district": null,
                     *             "city": "Алматы",
                     *             "street": "Абая",
                     *             "house": "10",
                     *             "flat": null,
                     *             "postIndex": null
                     *           },
                     *           "livesAtRegistration": true,
                     *           "residence": null,
                     *           "homePhone": null,
                     *           "houseOwner": "OWNERSHIP",
                     *           "livingTime": "MORE_5_YEARS",
                     *           "fromRegistry": false
                     *         },
                     *         "employment": {
                     *           "email": "aigerim@example.kz",
                     *           "employmentType": "FULL_TIME_EMPLOYMENT",
                     *           "sector": "IT",
                     *           "employer": "ТОО Дала",
                     *           "workPhone": "77272000000",
                     *           "workPhoneExtension": null,
                     *           "jobMonths": 24,
                     *           "experienceMonths": 60,
                     *           "entrepreneur": null,
                     *           "incomeBand": 8,
                     *           "additionalIncome": null,
                     *           "socialHelp": null,
                     *           "monthlyExpenses": 80000,
                     *           "monthlyLoanPayments": 0,
                     *           "hasCreditCard": false,
                     *           "creditCardLimit": null,
                     *           "tookLoansBefore": false,
                     *           "hadDelays": false,
                     *           "hasActiveLoans": false,
                     *           "ownsProperty": true,
                     *           "ownsCar": false,
                     *           "declarations": [
                     *             {
                     *               "key": "SOCIAL_AID",
                     *               "yes": false
                     *             },
                     *             {
                     *               "key": "MEMBERSHIP",
                     *               "yes": false
                     *             }
                     *           ],
                     *           "overdueDays": null
                     *         },
                     *         "contacts": {
                     *           "relative": {
                     *             "name": "Асан Ахметов",
                     *             "phone": "77021112233",
                     *             "relation": "BROTHER_SISTER"
                     *           },
                     *           "friend": {
                     *             "name": "Жанар Ким",
                     *             "phone": "77051112233",
                     *             "relation": "FRIEND"
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["SavedProfile"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postProfileEmploymentDataEdit: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "aigerim@example.kz",
                 *       "employmentType": "FULL_TIME_EMPLOYMENT",
                 *       "sector": "IT",
                 *       "employer": "ТОО Дала",
                 *       "workPhone": "77272000000",
                 *       "jobMonths": 24,
                 *       "experienceMonths": 60,
                 *       "incomeBand": 8,
                 *       "monthlyExpenses": 80000,
                 *       "monthlyLoanPayments": 0,
                 *       "hasCreditCard": false,
                 *       "tookLoansBefore": false,
                 *       "hadDelays": false,
                 *       "hasActiveLoans": false,
                 *       "ownsProperty": true,
                 *       "ownsCar": false,
                 *       "declarations": [
                 *         {
                 *           "key": "SOCIAL_AID",
                 *           "yes": false
                 *         },
                 *         {
                 *           "key": "MEMBERSHIP",
                 *           "yes": false
                 *         },
                 *         {
                 *           "key": "UNFULFILLED_OBLIGATIONS",
                 *           "yes": false
                 *         },
                 *         {
                 *           "key": "GUARDIANSHIP",
                 *           "yes": false
                 *         },
                 *         {
                 *           "key": "CRIMINAL_LIABILITY",
                 *           "yes": false
                 *         },
                 *         {
                 *           "key": "CLINIC_REGISTER",
                 *           "yes": false
                 *         },
                 *         {
                 *           "key": "OVERDUE_60",
                 *           "yes": false
                 *         },
                 *         {
                 *           "key": "FOREIGN_OFFICIAL",
                 *           "yes": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                    /** @enum {string} */
                    employmentType: "FULL_TIME_EMPLOYMENT" | "PART_TIME_EMPLOYMENT" | "INDIVIDUAL_ENTREPRENEUR" | "BUSINESS_OWNER" | "TOP_MANAGER" | "MIDDLE_MANAGER" | "PENSIONER" | "STUDENT" | "HOUSEWIFE" | "MATERNITY_LEAVE" | "UNEMPLOYED" | "OTHER";
                    sector?: ("CONSTRUCTION_AND_REAL_ESTATE" | "AGRICULTURE" | "STATE_SERVICE" | "LIGHT_INDUSTRY" | "HEAVY_INDUSTRY" | "ELECTRICITY_WATER_GAS" | "TRANSPORT" | "IT" | "ALL_FINANCE" | "SERVICES" | "ARMY" | "SECURITY" | "PUBLIC" | "MEDICAL" | "FOOD" | "MINING_SECTOR" | "CULTURE_AND_ART" | "SCIENCE_AND_EDUCATION" | "TRADING" | "OTHER") | null;
                    employer?: string | null;
                    workPhone?: string | null;
                    workPhoneExtension?: string | null;
                    jobMonths?: number | null;
                    experienceMonths?: number | null;
                    entrepreneur?: boolean | null;
                    incomeBand: number;
                    additionalIncome?: number | null;
                    socialHelp?: number | null;
                    monthlyExpenses: number;
                    monthlyLoanPayments: number;
                    hasCreditCard: boolean;
                    creditCardLimit?: number | null;
                    tookLoansBefore: boolean;
                    hadDelays: boolean;
                    hasActiveLoans: boolean;
                    ownsProperty: boolean;
                    ownsCar: boolean;
                    declarations: {
                        /** @enum {string} */
                        key: "SOCIAL_AID" | "MEMBERSHIP" | "UNFULFILLED_OBLIGATIONS" | "GUARDIANSHIP" | "CRIMINAL_LIABILITY" | "CLINIC_REGISTER" | "OVERDUE_60" | "FOREIGN_OFFICIAL";
                        yes: boolean;
                    }[];
                    overdueDays?: number | null;
                };
                /**
                 * @example {
                 *       "email": "aigerim@example.kz",
                 *       "employmentType": "FULL_TIME_EMPLOYMENT",
                 *       "sector": "IT",
                 *       "employer": "ТОО Дала",
                 *       "workPhone": "77272000000",
                 *       "jobMonths": 24,
                 *       "experienceMonths": 60,
                 *       "incomeBand": 8,
                 *       "monthlyExpenses": 80000,
                 *       "monthlyLoanPayments": 0,
                 *       "hasCreditCard": false,
                 *       "tookLoansBefore": false,
                 *       "hadDelays": false,
                 *       "hasActiveLoans": false,
                 *       "ownsProperty": true,
                 *       "ownsCar": false,
                 *       "declarations": [
                 *         {
                 *           "key": "SOCIAL_AID",
                 *           "yes": false
                 *         },
                 *         {
                 *           "key": "MEMBERSHIP",
                 *           "yes": false
                 *         },
                 *         {
                 *           "key": "UNFULFILLED_OBLIGATIONS",
                 *           "yes": false
                 *         },
                 *         {
                 *           "key": "GUARDIANSHIP",
                 *           "yes": false
                 *         },
                 *         {
                 *           "key": "CRIMINAL_LIABILITY",
                 *           "yes": false
                 *         },
                 *         {
                 *           "key": "CLINIC_REGISTER",
                 *           "yes": false
                 *         },
                 *         {
                 *           "key": "OVERDUE_60",
                 *           "yes": false
                 *         },
                 *         {
                 *           "key": "FOREIGN_OFFICIAL",
                 *           "yes": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** Format: email */
                    email: string;
                    /** @enum {string} */
                    employmentType: "FULL_TIME_EMPLOYMENT" | "PART_TIME_EMPLOYMENT" | "INDIVIDUAL_ENTREPRENEUR" | "BUSINESS_OWNER" | "TOP_MANAGER" | "MIDDLE_MANAGER" | "PENSIONER" | "STUDENT" | "HOUSEWIFE" | "MATERNITY_LEAVE" | "UNEMPLOYED" | "OTHER";
                    sector?: ("CONSTRUCTION_AND_REAL_ESTATE" | "AGRICULTURE" | "STATE_SERVICE" | "LIGHT_INDUSTRY" | "HEAVY_INDUSTRY" | "ELECTRICITY_WATER_GAS" | "TRANSPORT" | "IT" | "ALL_FINANCE" | "SERVICES" | "ARMY" | "SECURITY" | "PUBLIC" | "MEDICAL" | "FOOD" | "MINING_SECTOR" | "CULTURE_AND_ART" | "SCIENCE_AND_EDUCATION" | "TRADING" | "OTHER") | null;
                    employer?: string | null;
                    workPhone?: string | null;
                    workPhoneExtension?: string | null;
                    jobMonths?: number | null;
                    experienceMonths?: number | null;
                    entrepreneur?: boolean | null;
                    incomeBand: number;
                    additionalIncome?: number | null;
                    socialHelp?: number | null;
                    monthlyExpenses: number;
                    monthlyLoanPayments: number;
                    hasCreditCard: boolean;
                    creditCardLimit?: number | null;
                    tookLoansBefore: boolean;
                    hadDelays: boolean;
                    hasActiveLoans: boolean;
                    ownsProperty: boolean;
                    ownsCar: boolean;
                    declarations: {
                        /** @enum {string} */
                        key: "SOCIAL_AID" | "MEMBERSHIP" | "UNFULFILLED_OBLIGATIONS" | "GUARDIANSHIP" | "CRIMINAL_LIABILITY" | "CLINIC_REGISTER" | "OVERDUE_60" | "FOREIGN_OFFICIAL";
                        yes: boolean;
                    }[];
                    overdueDays?: number | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "id": "01a224ac-0596-7324-9a2e-8c2e55feef81",
                     *         "mobilePhone": "77012223344",
                     *         "email": "aigerim@example.kz",
                     *         "emailConfirmed": false,
                     *         "locale": "RU",
                     *         "registrationCompleted": false,
                     *         "step": "CONTACTS",
                     *         "meter": {
                     *           "percent": 80,
                     *           "nextGain": 5,
                     *           "nextStep": "CONTACTS"
                     *         },
                     *         "personal": {
                     *           "lastName": "Сериккызы",
                     *           "firstName": "Айгерим",
                     *           "patronymic": null,
                     *           "noPatronymic": true,
                     *           "birthDate": "1990-04-12",
                     *           "sex": "FEMALE",
                     *           "citizenship": "KZ",
                     *           "birthPlace": "KAZAKHSTAN",
                     *           "documentType": "IDENTITY_CARD",
                     *           "documentNumber": "041234567",
                     *           "documentIssuedOn": "2020-03-10",
                     *           "documentValidTo": "2035-03-09",
                     *           "documentIssuedBy": "MVD",
                     *           "education": "HIGHER_EDUCATION",
                     *           "familyStatus": "MARRIED",
                     *           "childrenCount": 1,
                     *           "childrenUnder18": 1,
                     *           "dependents": null,
                     *           "taxResidence": null,
                     *           "fromRegistry": false,
                     *           "iinMasked": "90********13"
                     *         },
                     *         "address": {
                     *           "registration": {
                     *             "region": "ALMATY_CITY",
                     *             "district": null,
                     *             "city": "Алматы",
                     *             "street": "Абая",
                     *             "house": "10",
                     *             "flat": null,
                     *             "postIndex": null
                     *           },
                     *           "livesAtRegistration": true,
                     *           "residence": null,
                     *           "homePhone": null,
                     *           "houseOwner": "OWNERSHIP",
                     *           "livingTime": "MORE_5_YEARS",
                     *           "fromRegistry": false
                     *         },
                     *         "employment": {
                     *           "email": "aigerim@example.kz",
                     *           "employmentType": "FULL_TIME_EMPLOYMENT",
                     *           "sector": "IT",
                     *           "employer": "ТОО Дала",
                     *           "workPhone": "77272000000",
                     *           "workPhoneExtension": null,
                     *           "jobMonths": 24,
                     *           "experienceMonths": 60,
                     *           "entrepreneur": null,
                     *           "incomeBand": 8,
                     *           "additionalIncome": null,
                     *           "socialHelp": null,
                     *           "monthlyExpenses": 80000,
                     *           "monthlyLoanPayments": 0,
                     *           "hasCreditCard": false,
                     *           "creditCardLimit": null,
                     *           "tookLoansBefore": false,
                     *           "hadDelays": false,
                     *           "hasActiveLoans": false,
                     *           "ownsProperty": true,
                     *           "ownsCar": false,
                     *           "declarations": [
                     *             {
                     *               "key": "SOCIAL_AID",
                     *               "yes": false
                     *             },
                     *             {
                     *               "key": "MEMBERSHIP",
                     *               "yes": false
                     *             }
                     *           ],
                     *           "overdueDays": null
                     *         },
                     *         "contacts": {
                     *           "relative": null,
                     *           "friend": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["SavedProfile"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postProfileAdditionalDataEdit: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "monthlyExpenses": 90000
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email?: string;
                    /** @enum {string} */
                    employmentType?: "FULL_TIME_EMPLOYMENT" | "PART_TIME_EMPLOYMENT" | "INDIVIDUAL_ENTREPRENEUR" | "BUSINESS_OWNER" | "TOP_MANAGER" | "MIDDLE_MANAGER" | "PENSIONER" | "STUDENT" | "HOUSEWIFE" | "MATERNITY_LEAVE" | "UNEMPLOYED" | "OTHER";
                    sector?: ("CONSTRUCTION_AND_REAL_ESTATE" | "AGRICULTURE" | "STATE_SERVICE" | "LIGHT_INDUSTRY" | "HEAVY_INDUSTRY" | "ELECTRICITY_WATER_GAS" | "TRANSPORT" | "IT" | "ALL_FINANCE" | "SERVICES" | "ARMY" | "SECURITY" | "PUBLIC" | "MEDICAL" | "FOOD" | "MINING_SECTOR" | "CULTURE_AND_ART" | "SCIENCE_AND_EDUCATION" | "TRADING" | "OTHER") | null;
                    employer?: string | null;
                    workPhone?: string | null;
                    workPhoneExtension?: string | null;
                    jobMonths?: number | null;
                    experienceMonths?: number | null;
                    entrepreneur?: boolean | null;
                    incomeBand?: number;
                    additionalIncome?: number | null;
                    socialHelp?: number | null;
                    monthlyExpenses?: number;
                    monthlyLoanPayments?: number;
                    hasCreditCard?: boolean;
                    creditCardLimit?: number | null;
                    tookLoansBefore?: boolean;
                    hadDelays?: boolean;
                    hasActiveLoans?: boolean;
                    ownsProperty?: boolean;
                    ownsCar?: boolean;
                    declarations?: {
                        /** @enum {string} */
                        key: "SOCIAL_AID" | "MEMBERSHIP" | "UNFULFILLED_OBLIGATIONS" | "GUARDIANSHIP" | "CRIMINAL_LIABILITY" | "CLINIC_REGISTER" | "OVERDUE_60" | "FOREIGN_OFFICIAL";
                        yes: boolean;
                    }[];
                    overdueDays?: number | null;
                };
                /**
                 * @example {
                 *       "monthlyExpenses": 90000
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** Format: email */
                    email?: string;
                    /** @enum {string} */
                    employmentType?: "FULL_TIME_EMPLOYMENT" | "PART_TIME_EMPLOYMENT" | "INDIVIDUAL_ENTREPRENEUR" | "BUSINESS_OWNER" | "TOP_MANAGER" | "MIDDLE_MANAGER" | "PENSIONER" | "STUDENT" | "HOUSEWIFE" | "MATERNITY_LEAVE" | "UNEMPLOYED" | "OTHER";
                    sector?: ("CONSTRUCTION_AND_REAL_ESTATE" | "AGRICULTURE" | "STATE_SERVICE" | "LIGHT_INDUSTRY" | "HEAVY_INDUSTRY" | "ELECTRICITY_WATER_GAS" | "TRANSPORT" | "IT" | "ALL_FINANCE" | "SERVICES" | "ARMY" | "SECURITY" | "PUBLIC" | "MEDICAL" | "FOOD" | "MINING_SECTOR" | "CULTURE_AND_ART" | "SCIENCE_AND_EDUCATION" | "TRADING" | "OTHER") | null;
                    employer?: string | null;
                    workPhone?: string | null;
                    workPhoneExtension?: string | null;
                    jobMonths?: number | null;
                    experienceMonths?: number | null;
                    entrepreneur?: boolean | null;
                    incomeBand?: number;
                    additionalIncome?: number | null;
                    socialHelp?: number | null;
                    monthlyExpenses?: number;
                    monthlyLoanPayments?: number;
                    hasCreditCard?: boolean;
                    creditCardLimit?: number | null;
                    tookLoansBefore?: boolean;
                    hadDelays?: boolean;
                    hasActiveLoans?: boolean;
                    ownsProperty?: boolean;
                    ownsCar?: boolean;
                    declarations?: {
                        /** @enum {string} */
                        key: "SOCIAL_AID" | "MEMBERSHIP" | "UNFULFILLED_OBLIGATIONS" | "GUARDIANSHIP" | "CRIMINAL_LIABILITY" | "CLINIC_REGISTER" | "OVERDUE_60" | "FOREIGN_OFFICIAL";
                        yes: boolean;
                    }[];
                    overdueDays?: number | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "id": "01a224ac-0596-7324-9a2e-8c2e55feef81",
                     *         "mobilePhone": "77012223344",
                     *         "email": "aigerim@example.kz",
                     *         "emailConfirmed": false,
                     *         "locale": "RU",
                     *         "registrationCompleted": true,
                     *         "step": "COMPLETE",
                     *         "meter": {
                     *           "percent": 85,
                     *           "nextGain": 15,
                     *           "nextStep": "COMPLETE"
                     *         },
                     *         "personal": {
                     *           "lastName": "Сериккызы",
                     *           "firstName": "Айгерим",
                     *           "patronymic": null,
                     *           "noPatronymic": true,
                     *           "birthDate": "1990-04-12",
                     *           "sex": "FEMALE",
                     *           "citizenship": "KZ",
                     *           "birthPlace": "KAZAKHSTAN",
                     *           "documentType": "IDENTITY_CARD",
                     *           "documentNumber": "041234567",
                     *           "documentIssuedOn": "2020-03-10",
                     *           "documentValidTo": "2036-02-01",
                     *           "documentIssuedBy": "MVD",
                     *           "education": "HIGHER_EDUCATION",
                     *           "familyStatus": "MARRIED",
                     *           "childrenCount": 1,
                     *           "childrenUnder18": 1,
                     *           "dependents": null,
                     *           "taxResidence": null,
                     *           "fromRegistry": false,
                     *           "iinMasked": "90********13"
                     *         },
                     *         "address": {
                     *           "registration": {
                     *             "region": "ALMATY_CITY",
                     *             "district": null,
                     *             "city": "Алматы",
                     *             "street": "Абая",
                     *             "house": "10",
                     *             "flat": null,
                     *             "postIndex": null
                     *           },
                     *           "livesAtRegistration": true,
                     *           "residence": null,
                     *           "homePhone": null,
                     *           "houseOwner": "OWNERSHIP",
                     *           "livingTime": "MORE_5_YEARS",
                     *           "fromRegistry": false
                     *         },
                     *         "employment": {
                     *           "email": "aigerim@example.kz",
                     *           "employmentType": "FULL_TIME_EMPLOYMENT",
                     *           "sector": "IT",
                     *           "employer": "ТОО Дала",
                     *           "workPhone": "77272000000",
                     *           "workPhoneExtension": null,
                     *           "jobMonths": 24,
                     *           "experienceMonths": 60,
                     *           "entrepreneur": null,
                     *           "incomeBand": 8,
                     *           "additionalIncome": null,
                     *           "socialHelp": null,
                     *           "monthlyExpenses": 90000,
                     *           "monthlyLoanPayments": 0,
                     *           "hasCreditCard": false,
                     *           "creditCardLimit": null,
                     *           "tookLoansBefore": false,
                     *           "hadDelays": false,
                     *           "hasActiveLoans": false,
                     *           "ownsProperty": true,
                     *           "ownsCar": false,
                     *           "declarations": [
                     *             {
                     *               "key": "SOCIAL_AID",
                     *               "yes": false
                     *             },
                     *             {
                     *               "key": "MEMBERSHIP",
                     *               "yes": false
                     *             }
                     *           ],
                     *           "overdueDays": null
                     *         },
                     *         "contacts": {
                     *           "relative": {
                     *             "name": "Асан Ахметов",
                     *             "phone": "77021112233",
                     *             "relation": "BROTHER_SISTER"
                     *           },
                     *           "friend": {
                     *             "name": "Жанар Ким",
                     *             "phone": "77051112233",
                     *             "relation": "FRIEND"
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["SavedProfile"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postProfileContactsEdit: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "relative": {
                 *         "name": "Асан Ахметов",
                 *         "phone": "77021112233",
                 *         "relation": "BROTHER_SISTER"
                 *       },
                 *       "friend": {
                 *         "name": "Жанар Ким",
                 *         "phone": "77051112233",
                 *         "relation": "FRIEND"
                 *       }
                 *     }
                 */
                "application/json": {
                    relative: {
                        name: string;
                        /** @example 77012223344 */
                        phone: string;
                        /** @enum {string} */
                        relation: "GRANDFATHER_GRANDMOTHER" | "FATHER_MOTHER" | "BROTHER_SISTER" | "SON_DAUGHTER" | "HUSBAND_WIFE" | "UNCLE_AUNT";
                    };
                    friend: {
                        name: string;
                        /** @example 77012223344 */
                        phone: string;
                        /** @enum {string} */
                        relation: "FRIEND" | "COLLEAGUE" | "NEIGHBOUR" | "RELATIVE" | "OTHER";
                    };
                };
                /**
                 * @example {
                 *       "relative": {
                 *         "name": "Асан Ахметов",
                 *         "phone": "77021112233",
                 *         "relation": "BROTHER_SISTER"
                 *       },
                 *       "friend": {
                 *         "name": "Жанар Ким",
                 *         "phone": "77051112233",
                 *         "relation": "FRIEND"
                 *       }
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    relative: {
                        name: string;
                        /** @example 77012223344 */
                        phone: string;
                        /** @enum {string} */
                        relation: "GRANDFATHER_GRANDMOTHER" | "FATHER_MOTHER" | "BROTHER_SISTER" | "SON_DAUGHTER" | "HUSBAND_WIFE" | "UNCLE_AUNT";
                    };
                    friend: {
                        name: string;
                        /** @example 77012223344 */
                        phone: string;
                        /** @enum {string} */
                        relation: "FRIEND" | "COLLEAGUE" | "NEIGHBOUR" | "RELATIVE" | "OTHER";
                    };
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "id": "01a224ac-0596-7324-9a2e-8c2e55feef81",
                     *         "mobilePhone": "77012223344",
                     *         "email": "aigerim@example.kz",
                     *         "emailConfirmed": false,
                     *         "locale": "RU",
                     *         "registrationCompleted": true,
                     *         "step": "COMPLETE",
                     *         "meter": {
                     *           "percent": 85,
                     *           "nextGain": 15,
                     *           "nextStep": "COMPLETE"
                     *         },
                     *         "personal": {
                     *           "lastName": "Сериккызы",
                     *           "firstName": "Айгерим",
                     *           "patronymic": null,
                     *           "noPatronymic": true,
                     *           "birthDate": "1990-04-12",
                     *           "sex": "FEMALE",
                     *           "citizenship": "KZ",
                     *           "birthPlace": "KAZAKHSTAN",
                     *           "documentType": "IDENTITY_CARD",
                     *           "documentNumber": "041234567",
                     *           "documentIssuedOn": "2020-03-10",
                     *           "documentValidTo": "2035-03-09",
                     *           "documentIssuedBy": "MVD",
                     *           "education": "HIGHER_EDUCATION",
                     *           "familyStatus": "MARRIED",
                     *           "childrenCount": 1,
                     *           "childrenUnder18": 1,
                     *           "dependents": null,
                     *           "taxResidence": null,
                     *           "fromRegistry": false,
                     *           "iinMasked": "90********13"
                     *         },
                     *         "address": {
                     *           "registration": {
                     *             "region": "ALMATY_CITY",
                     *             "district": null,
                     *             "city": "Алматы",
                     *             "street": "Абая",
                     *             "house": "10",
                     *             "flat": null,
                     *             "postIndex": null
                     *           },
                     *           "livesAtRegistration": true,
                     *           "residence": null,
                     *           "homePhone": null,
                     *           "houseOwner": "OWNERSHIP",
                     *           "livingTime": "MORE_5_YEARS",
                     *           "fromRegistry": false
                     *         },
                     *         "employment": {
                     *           "email": "aigerim@example.kz",
                     *           "employmentType": "FULL_TIME_EMPLOYMENT",
                     *           "sector": "IT",
                     *           "employer": "ТОО Дала",
                     *           "workPhone": "77272000000",
                     *           "workPhoneExtension": null,
                     *           "jobMonths": 24,
                     *           "experienceMonths": 60,
                     *           "entrepreneur": null,
                     *           "incomeBand": 8,
                     *           "additionalIncome": null,
                     *           "socialHelp": null,
                     *           "monthlyExpenses": 80000,
                     *           "monthlyLoanPayments": 0,
                     *           "hasCreditCard": false,
                     *           "creditCardLimit": null,
                     *           "tookLoansBefore": false,
                     *           "hadDelays": false,
                     *           "hasActiveLoans": false,
                     *           "ownsProperty": true,
                     *           "ownsCar": false,
                     *           "declarations": [
                     *             {
                     *               "key": "SOCIAL_AID",
                     *               "yes": false
                     *             },
                     *             {
                     *               "key": "MEMBERSHIP",
                     *               "yes": false
                     *             }
                     *           ],
                     *           "overdueDays": null
                     *         },
                     *         "contacts": {
                     *           "relative": {
                     *             "name": "Асан Ахметов",
                     *             "phone": "77021112233",
                     *             "relation": "BROTHER_SISTER"
                     *           },
                     *           "friend": {
                     *             "name": "Жанар Ким",
                     *             "phone": "77051112233",
                     *             "relation": "FRIEND"
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["SavedProfile"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getProductAvailableProducts: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "engineName": "NANO",
                     *           "productType": "INDIVIDUAL_PERSON_SPL",
                     *           "minAmount": 10000,
                     *           "maxAmount": 190000,
                     *           "defaultAmount": 175000,
                     *           "minTerm": 5,
                     *           "maxTerm": 31,
                     *           "defaultTerm": 20,
                     *           "termUnit": "DAY",
                     *           "pricings": [
                     *             "FLEXIBLE",
                     *             "ECONOMICAL"
                     *           ]
                     *         },
                     *         {
                     *           "id": 4,
                     *           "engineName": "INSTALMENT",
                     *           "productType": "INDIVIDUAL_PERSON_IL",
                     *           "minAmount": 50000,
                     *           "maxAmount": 1000000,
                     *           "defaultAmount": 290000,
                     *           "minTerm": 2,
                     *           "maxTerm": 12,
                     *           "defaultTerm": 6,
                     *           "termUnit": "MONTH",
                     *           "pricings": [
                     *             "FLEXIBLE"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Product"][];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getProfilePreScoreAmount: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "P1D": 190000,
                     *         "P1M": 1000000
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            P1D: number | null;
                            P1M: number | null;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getCreditIdInsurance: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "premium": 2000,
                     *         "totalWith": 222806.07,
                     *         "totalWithout": 220806.07,
                     *         "saved": 2000
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            premium: number;
                            totalWith: number;
                            totalWithout: number;
                            saved: number;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            414: components["responses"]["414"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postCreditIdInsurance: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accepted": true,
                 *       "consents": [
                 *         {
                 *           "type": "INSURANCE_RULES",
                 *           "hash": "2ef48f5f3791d00c55f1134d7358f53590b535ad2b6f15dd8ae4d5e62756e0e9"
                 *         },
                 *         {
                 *           "type": "INSURER_PERSONAL_DATA",
                 *           "hash": "8e2f54fc3b54c058e3a6117255f32d1b9e4725b88f9ede5fe94223110eb12594"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    accepted: boolean | ("0" | "1" | "true" | "false" | "on" | "");
                    consents?: {
                        type: string;
                        hash: string;
                    }[];
                };
                /**
                 * @example {
                 *       "accepted": true,
                 *       "consents": [
                 *         {
                 *           "type": "INSURANCE_RULES",
                 *           "hash": "2ef48f5f3791d00c55f1134d7358f53590b535ad2b6f15dd8ae4d5e62756e0e9"
                 *         },
                 *         {
                 *           "type": "INSURER_PERSONAL_DATA",
                 *           "hash": "8e2f54fc3b54c058e3a6117255f32d1b9e4725b88f9ede5fe94223110eb12594"
                 *         }
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    accepted: boolean | ("0" | "1" | "true" | "false" | "on" | "");
                    consents?: {
                        type: string;
                        hash: string;
                    }[];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "id": "01a224ac-16e2-8e1d-b76a-dc773a56ae72",
                     *         "status": "ON_VERIFICATION",
                     *         "substatus": null,
                     *         "amount": 200000,
                     *         "amountIssued": null,
                     *         "term": 6,
                     *         "termUnit": "MONTH",
                     *         "purpose": 10,
                     *         "offerNumber": "NS-2026-0000066",
                     *         "pricing": "FLEXIBLE",
                     *         "promoCode": null,
                     *         "insuranceAgreed": true,
                     *         "insurancePremium": 2000,
                     *         "fastIssue": false,
                     *         "fastIssuePremium": 0,
                     *         "creditProduct": {
                     *           "id": 4,
                     *           "engineName": "INSTALMENT",
                     *           "productType": "INDIVIDUAL_PERSON_IL",
                     *           "minAmount": 50000,
                     *           "maxAmount": 1000000,
                     *           "minTerm": 2,
                     *           "maxTerm": 12
                     *         },
                     *         "applyDate": "2026-11-20",
                     *         "approveDate": null,
                     *         "issueDate": null,
                     *         "returnDate": "2027-05-20",
                     *         "closeDate": null,
                     *         "totalAmount": 222806.07,
                     *         "overpayment": 22806.07,
                     *         "percentage": 0.096,
                     *         "annualEffectiveRate": 45.8,
                     *         "repaid": 0,
                     *         "payments": [],
                     *         "lastPayment": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Credit"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            414: components["responses"]["414"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postDocumentAccountStatementUpload: {
        parameters: {
            query?: {
                filename?: string;
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/pdf": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "id": "01a224ac-1434-8870-b3da-e6cee35f28b4",
                     *         "status": "WAITING_FOR_REMITTANCE_SET",
                     *         "substatus": null,
                     *         "amount": 175000,
                     *         "amountIssued": null,
                     *         "term": 20,
                     *         "termUnit": "DAY",
                     *         "purpose": 10,
                     *         "offerNumber": "NS-2026-0000044",
                     *         "pricing": "FLEXIBLE",
                     *         "promoCode": null,
                     *         "insuranceAgreed": false,
                     *         "insurancePremium": 0,
                     *         "fastIssue": false,
                     *         "fastIssuePremium": 0,
                     *         "creditProduct": {
                     *           "id": 1,
                     *           "engineName": "NANO",
                     *           "productType": "INDIVIDUAL_PERSON_SPL",
                     *           "minAmount": 10000,
                     *           "maxAmount": 190000,
                     *           "minTerm": 5,
                     *           "maxTerm": 31
                     *         },
                     *         "applyDate": "2026-11-20",
                     *         "approveDate": null,
                     *         "issueDate": null,
                     *         "returnDate": "2026-12-10",
                     *         "closeDate": null,
                     *         "totalAmount": 184800,
                     *         "overpayment": 9800,
                     *         "percentage": 0.28,
                     *         "annualEffectiveRate": 170.3,
                     *         "repaid": 0,
                     *         "payments": [],
                     *         "lastPayment": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Credit"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postDocumentAccountStatementReject: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "id": "01a224ac-1634-8727-bcd2-9f7e63e1c542",
                     *         "status": "WAITING_STATEMENT_LOADING",
                     *         "substatus": null,
                     *         "amount": 175000,
                     *         "amountIssued": null,
                     *         "term": 20,
                     *         "termUnit": "DAY",
                     *         "purpose": 10,
                     *         "offerNumber": "NS-2026-0000053",
                     *         "pricing": "FLEXIBLE",
                     *         "promoCode": null,
                     *         "insuranceAgreed": false,
                     *         "insurancePremium": 0,
                     *         "fastIssue": false,
                     *         "fastIssuePremium": 0,
                     *         "creditProduct": {
                     *           "id": 1,
                     *           "engineName": "NANO",
                     *           "productType": "INDIVIDUAL_PERSON_SPL",
                     *           "minAmount": 10000,
                     *           "maxAmount": 190000,
                     *           "minTerm": 5,
                     *           "maxTerm": 31
                     *         },
                     *         "applyDate": "2026-11-20",
                     *         "approveDate": null,
                     *         "issueDate": null,
                     *         "returnDate": "2026-12-10",
                     *         "closeDate": null,
                     *         "totalAmount": 184800,
                     *         "overpayment": 9800,
                     *         "percentage": 0.28,
                     *         "annualEffectiveRate": 170.3,
                     *         "repaid": 0,
                     *         "payments": [],
                     *         "lastPayment": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Credit"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getDecisionUploadedStatements: {
        parameters: {
            query?: {
                all?: string;
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": [
                     *         {
                     *           "hash": "2546ed79bc8f2731be275856640dd0685529504711e4ee87350a77d42de35507",
                     *           "loanId": "01a224ac-1434-8870-b3da-e6cee35f28b4",
                     *           "name": "kaspi.pdf",
                     *           "bytes": 19136,
                     *           "uploadedAt": "2026-11-20T07:00:00.000Z",
                     *           "valid": true,
                     *           "income": {
                     *             "monthly": 600000,
                     *             "monthsWithIncome": 6,
                     *             "months3": 600000,
                     *             "months6": 600000,
                     *             "months12": null
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        readonly data: {
                            hash: string;
                            /** Format: uuid */
                            loanId: string;
                            name: string;
                            bytes: number;
                            /** Format: date-time */
                            uploadedAt: string;
                            valid: boolean;
                            income: {
                                monthly: number;
                                monthsWithIncome: number;
                                months3: number | null;
                                months6: number | null;
                                months12: number | null;
                            } | null;
                        }[];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getDecisionNeedUploadStatement: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: boolean;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postDecisionCancelUploadStatement: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "id": "01a224ac-1634-8727-bcd2-9f7e63e1c542",
                     *         "status": "READY_FOR_SCORING",
                     *         "substatus": null,
                     *         "amount": 175000,
                     *         "amountIssued": null,
                     *         "term": 20,
                     *         "termUnit": "DAY",
                     *         "purpose": 10,
                     *         "offerNumber": "NS-2026-0000053",
                     *         "pricing": "FLEXIBLE",
                     *         "promoCode": null,
                     *         "insuranceAgreed": false,
                     *         "insurancePremium": 0,
                     *         "fastIssue": false,
                     *         "fastIssuePremium": 0,
                     *         "creditProduct": {
                     *           "id": 1,
                     *           "engineName": "NANO",
                     *           "productType": "INDIVIDUAL_PERSON_SPL",
                     *           "minAmount": 10000,
                     *           "maxAmount": 190000,
                     *           "minTerm": 5,
                     *           "maxTerm": 31
                     *         },
                     *         "applyDate": "2026-11-20",
                     *         "approveDate": null,
                     *         "issueDate": null,
                     *         "returnDate": "2026-12-10",
                     *         "closeDate": null,
                     *         "totalAmount": 184800,
                     *         "overpayment": 9800,
                     *         "percentage": 0.28,
                     *         "annualEffectiveRate": 170.3,
                     *         "repaid": 0,
                     *         "payments": [],
                     *         "lastPayment": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Credit"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postProfileBiometryCreateSession: {
        parameters: {
            query?: {
                biometryPurpose?: string;
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "sessionId": "cfb240da-82d4-5739-9aa1-e30e131930f0",
                     *         "providerIdentifier": "cfb240da-82d4-5739-9aa1-e30e131930f0",
                     *         "vendor": "V1",
                     *         "redirectUrl": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            /** Format: uuid */
                            sessionId: string;
                            /** Format: uuid */
                            providerIdentifier: string;
                            /** @enum {string} */
                            vendor: "V1" | "V2" | "V3";
                            redirectUrl: string | null;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getProfileBiometryVendor: {
        parameters: {
            query?: {
                biometryPurpose?: string;
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "vendor": "V1"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @enum {string} */
                        vendor: "V1" | "V2" | "V3";
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getProfileBiometryStatusBiometryType: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path: {
                biometryType: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "biometryStatus": "FACE_REQUIRED",
                     *       "limitLeft": 3
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @enum {string} */
                        biometryStatus: "imageSaved" | "imageSaveFail" | "PASSED" | "CHECK_NOT_NEEDED" | "LIMIT_REACHED" | "NOT_RIGHT_AGE" | "IIN_REQUIRED" | "FACE_REQUIRED" | "IIN_NOT_FOUND" | "NOT_PASSED" | "GBDFL_NOT_AVAILABLE";
                        limitLeft: number;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            414: components["responses"]["414"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postProfileBiometryUploadBiometryType: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path: {
                biometryType: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "providerIdentifier": "5e2b7c90-1f4d-4a83-9c6e-d7a8b9c0e1f2",
                 *       "imageType": "FACE",
                 *       "vendor": "V1"
                 *     }
                 */
                "application/json": {
                    /** Format: uuid */
                    providerIdentifier: string;
                    /** @default FACE */
                    imageType?: string;
                    /**
                     * @default V1
                     * @enum {string}
                     */
                    vendor?: "V1" | "V2" | "V3";
                };
                /**
                 * @example {
                 *       "providerIdentifier": "5e2b7c90-1f4d-4a83-9c6e-d7a8b9c0e1f2",
                 *       "imageType": "FACE",
                 *       "vendor": "V1"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** Format: uuid */
                    providerIdentifier: string;
                    /** @default FACE */
                    imageType?: string;
                    /**
                     * @default V1
                     * @enum {string}
                     */
                    vendor?: "V1" | "V2" | "V3";
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "biometryStatus": "PASSED",
                     *       "limitLeft": 3
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @enum {string} */
                        biometryStatus: "imageSaved" | "imageSaveFail" | "PASSED" | "CHECK_NOT_NEEDED" | "LIMIT_REACHED" | "NOT_RIGHT_AGE" | "IIN_REQUIRED" | "FACE_REQUIRED" | "IIN_NOT_FOUND" | "NOT_PASSED" | "GBDFL_NOT_AVAILABLE";
                        limitLeft: number;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            414: components["responses"]["414"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postProfileBiometryErrorBiometryType: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path: {
                biometryType: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "imageType": "FACE",
                 *       "errorMessage": "NotAllowedError",
                 *       "providerIdentifier": "5e2b7c90-1f4d-4a83-9c6e-d7a8b9c0e1f2",
                 *       "vendor": "V1"
                 *     }
                 */
                "application/json": {
                    /** @default FACE */
                    imageType?: string;
                    /** @default  */
                    errorMessage?: string;
                    /** @default  */
                    providerIdentifier?: string;
                    /**
                     * @default V1
                     * @enum {string}
                     */
                    vendor?: "V1" | "V2" | "V3";
                    deviceInformation?: unknown;
                };
                /**
                 * @example {
                 *       "imageType": "FACE",
                 *       "errorMessage": "NotAllowedError",
                 *       "providerIdentifier": "5e2b7c90-1f4d-4a83-9c6e-d7a8b9c0e1f2",
                 *       "vendor": "V1"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** @default FACE */
                    imageType?: string;
                    /** @default  */
                    errorMessage?: string;
                    /** @default  */
                    providerIdentifier?: string;
                    /**
                     * @default V1
                     * @enum {string}
                     */
                    vendor?: "V1" | "V2" | "V3";
                    deviceInformation?: unknown;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "limitCountLeft": 3
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        limitCountLeft: number;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            414: components["responses"]["414"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getProfileBiometryKiscRedirectUrl: {
        parameters: {
            query?: {
                biometryPurpose?: string;
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": "http://localhost:4000/ru/biometry-face?purpose=AGREE_CREDIT&result=1"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** Format: uri */
                        data: string;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getDocumentEds: {
        parameters: {
            query: {
                creditId: string;
                edsType?: "ISSUANCE_CONSENT" | "OFFER";
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "status": "READY",
                     *         "now": "2026-11-22T07:00:00.000Z",
                     *         "opensAt": "2026-11-21T07:00:00.000Z",
                     *         "lapsesAt": "2026-11-26T07:00:00.000Z",
                     *         "signUrl": null,
                     *         "qrImage": null,
                     *         "failure": null,
                     *         "expiresAt": null,
                     *         "returnDate": "2027-11-22",
                     *         "totalAmount": 422733.86
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Eds"] | null;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postDocumentEds: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "creditId": "7d9f2a34-5b1c-4e6f-8a90-1b2c3d4e5f60"
                 *     }
                 */
                "application/json": {
                    /** Format: uuid */
                    creditId: string;
                    /**
                     * @default ISSUANCE_CONSENT
                     * @enum {string}
                     */
                    edsType?: "ISSUANCE_CONSENT" | "OFFER";
                    consents?: {
                        type: string;
                        hash: string;
                    }[];
                };
                /**
                 * @example {
                 *       "creditId": "7d9f2a34-5b1c-4e6f-8a90-1b2c3d4e5f60"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** Format: uuid */
                    creditId: string;
                    /**
                     * @default ISSUANCE_CONSENT
                     * @enum {string}
                     */
                    edsType?: "ISSUANCE_CONSENT" | "OFFER";
                    consents?: {
                        type: string;
                        hash: string;
                    }[];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "status": "PENDING",
                     *         "now": "2026-11-22T07:00:00.000Z",
                     *         "opensAt": "2026-11-21T07:00:00.000Z",
                     *         "lapsesAt": "2026-11-26T07:00:00.000Z",
                     *         "signUrl": "http://localhost:4000/pay/eds/34746cfffd4caf426f?lang=ru",
                     *         "qrImage": null,
                     *         "failure": null,
                     *         "expiresAt": "2026-11-29T00:24:48.212Z",
                     *         "returnDate": "2027-11-22",
                     *         "totalAmount": 422733.86
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Eds"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getDocumentEvidence: {
        parameters: {
            query: {
                creditId: unknown;
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "creditId": "01a224ac-19b8-805b-a969-99efeb8ae627",
                     *         "status": "BACK_TO_REVISION",
                     *         "documentValidTo": "2030-01-10",
                     *         "documentExpiry": "VALID",
                     *         "demands": [
                     *           {
                     *             "kind": "DOCUMENT_PHOTOS",
                     *             "reason": "CHECK",
                     *             "state": "REQUESTED",
                     *             "files": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            /** Format: uuid */
                            creditId: string;
                            /** @enum {string} */
                            status: "INITIAL" | "WAITING_STATEMENT_LOADING" | "WAITING_FOR_REMITTANCE_SET" | "WAITING_FOR_BIOMETRY" | "WAITING_FOR_INSURANCE" | "WAITING_FOR_ISSUANCE_CONSENT" | "ON_VERIFICATION" | "ON_AUTO_VERIFICATION" | "ON_MANUAL_VERIFICATION" | "MANUAL_VERIFICATION" | "BACK_TO_REVISION" | "REVISED_VERIFICATION" | "READY_FOR_SCORING" | "AGREED" | "WAITING_REJECT" | "APPROVED" | "WAITING_REMITTANCE_PREPARED" | "REMITTANCE_PREPARED" | "REMITTANCE_IN_PROGRESS" | "REMITTANCE_PAID" | "REMITTANCE_ERROR" | "REMITTANCE_CANCELED" | "ACTIVE" | "GRACE_DAY_OFF" | "PROLONGED" | "GRACE_MANUAL" | "GRACE_EXPIRED" | "EXPIRED" | "CALCULATION_STOPPED" | "RESTRUCTURED" | "RESTRUCTURED_EXPIRED" | "WAITING_RESTRUCTURING" | "WAITING_PROLONGATION" | "WAITING_PROLONGATION_OFFERT" | "WAITING_PROLONGATION_PRC_PAYMENT" | "WAITING_REFINANCING" | "WAITING_REFINANCING_OFFERT" | "WAITING_REFINANCING_PRC_PAYMENT" | "AOT_PAYMENT_AWAITING" | "CESSION" | "CLOSING_PROCESS" | "FINISHED" | "REJECTED" | "REJECTED_BY_FRAUD" | "CANCELED" | "ANNULLED";
                            /**
                             * Format: date
                             * @example 2026-11-20
                             */
                            documentValidTo: string;
                            /** @enum {string} */
                            documentExpiry: "VALID" | "SOON" | "EXPIRED";
                            demands: {
                                /** @enum {string} */
                                kind: "DOCUMENT_PHOTOS" | "VIDEO_INTERVIEW";
                                /** @enum {string} */
                                reason: "CHECK" | "DOCUMENT_EXPIRING" | "DOCUMENT_EXPIRED" | "UNREADABLE" | "GLARE" | "CUT_OFF" | "OTHER_DOCUMENT" | "NOT_HEARD" | "NO_ANSWER" | "FACE_HIDDEN";
                                /** @enum {string} */
                                state: "REQUESTED" | "SENT" | "ACCEPTED";
                                files: {
                                    /** @enum {string} */
                                    slot: "FRONT" | "BACK" | "ANSWER_1" | "ANSWER_2" | "ANSWER_3" | "ANSWER_4";
                                    bytes: number;
                                    /**
                                     * Format: date
                                     * @example 2026-11-20
                                     */
                                    deleteOn: string;
                                }[];
                            }[];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getDocumentEvidencePart: {
        parameters: {
            query: {
                creditId: unknown;
                slot: "FRONT" | "BACK" | "ANSWER_1" | "ANSWER_2" | "ANSWER_3" | "ANSWER_4";
                hash: string;
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "received": [],
                     *         "done": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            readonly received: number[];
                            done: boolean;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postDocumentEvidencePart: {
        parameters: {
            query: {
                creditId: unknown;
                slot: "FRONT" | "BACK" | "ANSWER_1" | "ANSWER_2" | "ANSWER_3" | "ANSWER_4";
                hash: string;
                part: number;
                parts: number;
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "received": [],
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            readonly received: number[];
                            done: boolean;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postDocumentEvidenceSend: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "creditId": "7d9f2a34-5b1c-4e6f-8a90-1b2c3d4e5f60",
                 *       "kind": "DOCUMENT_PHOTOS"
                 *     }
                 */
                "application/json": {
                    creditId: unknown;
                    /** @enum {string} */
                    kind: "DOCUMENT_PHOTOS" | "VIDEO_INTERVIEW";
                };
                /**
                 * @example {
                 *       "creditId": "7d9f2a34-5b1c-4e6f-8a90-1b2c3d4e5f60",
                 *       "kind": "DOCUMENT_PHOTOS"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    creditId: unknown;
                    /** @enum {string} */
                    kind: "DOCUMENT_PHOTOS" | "VIDEO_INTERVIEW";
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "id": "01a224ac-19b8-805b-a969-99efeb8ae627",
                     *         "status": "REVISED_VERIFICATION",
                     *         "substatus": null,
                     *         "amount": 175000,
                     *         "amountIssued": null,
                     *         "term": 20,
                     *         "termUnit": "DAY",
                     *         "purpose": 10,
                     *         "offerNumber": "NS-2026-0000089",
                     *         "pricing": "FLEXIBLE",
                     *         "promoCode": null,
                     *         "insuranceAgreed": false,
                     *         "insurancePremium": 0,
                     *         "fastIssue": false,
                     *         "fastIssuePremium": 0,
                     *         "creditProduct": {
                     *           "id": 1,
                     *           "engineName": "NANO",
                     *           "productType": "INDIVIDUAL_PERSON_SPL",
                     *           "minAmount": 10000,
                     *           "maxAmount": 190000,
                     *           "minTerm": 5,
                     *           "maxTerm": 31
                     *         },
                     *         "applyDate": "2026-11-20",
                     *         "approveDate": null,
                     *         "issueDate": null,
                     *         "returnDate": "2026-12-10",
                     *         "closeDate": null,
                     *         "totalAmount": 184800,
                     *         "overpayment": 9800,
                     *         "percentage": 0.28,
                     *         "annualEffectiveRate": 170.3,
                     *         "repaid": 0,
                     *         "payments": [],
                     *         "lastPayment": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Credit"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getDecisionId: {
        parameters: {
            query: {
                creditId: string;
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "status": "WAITING_FOR_BIOMETRY",
                     *         "next": "BIOMETRY",
                     *         "rejectDecisionByKDN": false,
                     *         "rejectDecisionByStatement": false,
                     *         "rejectDecision60Plus": false,
                     *         "rejectDecisionStopCredit": false,
                     *         "rejectDecisionByAmount": false,
                     *         "scoreAmount": null,
                     *         "score_installment_list": [],
                     *         "isBSPLAvailable": false,
                     *         "isBILAvailable": false,
                     *         "validStatementExists": false,
                     *         "sourceType": null,
                     *         "rejection": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Decision"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getDocumentDocumentList: {
        parameters: {
            query: {
                creditId: string;
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": [
                     *         {
                     *           "type": "OFFER",
                     *           "title": "Оферта о предоставлении микрокредита",
                     *           "hash": "513a0a49fa76db785b14d351f84fe487a0a8306130b556f7e971bc19eb5d7223",
                     *           "pages": 2,
                     *           "bytes": 43583,
                     *           "url": "/json/document/document-download?creditId=936f8a36-5d04-5001-9b38-d88f0c578ac2&hash=513a0a49fa76db785b14d351f84fe487a0a8306130b556f7e971bc19eb5d7223&copy=true",
                     *           "shownAt": "2026-11-20T07:00:00.000Z",
                     *           "signedAt": "2026-11-20T07:00:00.000Z",
                     *           "number": "M257-5KQM-7NPF-DWRQ",
                     *           "replacedAt": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Document"][];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getDocumentAppealsList: {
        parameters: {
            query: {
                creditId: string;
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": [
                     *         {
                     *           "type": "DEBT",
                     *           "title": "Справка о задолженности",
                     *           "hash": "d49dca1b5c99161e8eff2b04055b16f8166bcc200d514edb7bc66f577e877dd3",
                     *           "pages": 2,
                     *           "bytes": 36868,
                     *           "url": "/json/document/document-download?creditId=4632b754-5ddf-47b5-9976-c8574e2398b4&hash=d49dca1b5c99161e8eff2b04055b16f8166bcc200d514edb7bc66f577e877dd3",
                     *           "shownAt": "2026-04-20T07:00:00.000Z",
                     *           "signedAt": null,
                     *           "number": "200X-V62X-7G58-BCEF",
                     *           "replacedAt": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Document"][];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getDocument: {
        parameters: {
            query: {
                creditId: string;
                documentType: "DEBT" | "NOTIFICATION_BEFORE_CESSION" | "NOTIFICATION_AFTER_CESSION" | "APPLICATION" | "OFFER" | "ADDITIONAL_AGREEMENT" | "CLAIM" | "NOTIFICATION_AFTER_18_DAYS_OF_DELAY" | "PRE_TRIAL_NOTIFICATION" | "RESTRUCTURING_OFFER" | "RESTRUCTURING_IL_OFFER" | "RESTRUCTURING_BIL_OFFER" | "RESTRUCTURING_COURT_OFFER" | "FULL_PREPAYMENT" | "PARTIAL_PREPAYMENT_APPLICATION" | "PARTIAL_PREPAYMENT_ADD_AGREEMENT" | "PROLONGATION" | "REFINANCING" | "MANUAL_GRACE_PERIOD_ADD_AGREEMENT" | "INSURANCE" | "APPLICATION_FOR_TRANSFER_MONEY" | "NO_DEBT" | "RECEIPT" | "DISPUTE_ANSWER";
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "type": "OFFER",
                     *         "title": "Оферта о предоставлении микрокредита",
                     *         "hash": "513a0a49fa76db785b14d351f84fe487a0a8306130b556f7e971bc19eb5d7223",
                     *         "pages": 2,
                     *         "bytes": 43583,
                     *         "url": "/json/document/document-download?creditId=936f8a36-5d04-5001-9b38-d88f0c578ac2&hash=513a0a49fa76db785b14d351f84fe487a0a8306130b556f7e971bc19eb5d7223",
                     *         "shownAt": "2026-11-20T07:00:00.000Z",
                     *         "signedAt": null,
                     *         "number": "M257-5KQM-7NPF-DWRQ",
                     *         "replacedAt": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Document"] | null;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postDocument: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
                "re-captcha"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "creditId": "7d9f2a34-5b1c-4e6f-8a90-1b2c3d4e5f60",
                 *       "documentType": "OFFER"
                 *     }
                 */
                "application/json": {
                    /** Format: uuid */
                    creditId: string;
                    /**
                     * @default OFFER
                     * @enum {string}
                     */
                    documentType?: "DEBT" | "NOTIFICATION_BEFORE_CESSION" | "NOTIFICATION_AFTER_CESSION" | "APPLICATION" | "OFFER" | "ADDITIONAL_AGREEMENT" | "CLAIM" | "NOTIFICATION_AFTER_18_DAYS_OF_DELAY" | "PRE_TRIAL_NOTIFICATION" | "RESTRUCTURING_OFFER" | "RESTRUCTURING_IL_OFFER" | "RESTRUCTURING_BIL_OFFER" | "RESTRUCTURING_COURT_OFFER" | "FULL_PREPAYMENT" | "PARTIAL_PREPAYMENT_APPLICATION" | "PARTIAL_PREPAYMENT_ADD_AGREEMENT" | "PROLONGATION" | "REFINANCING" | "MANUAL_GRACE_PERIOD_ADD_AGREEMENT" | "INSURANCE" | "APPLICATION_FOR_TRANSFER_MONEY" | "NO_DEBT" | "RECEIPT" | "DISPUTE_ANSWER" | "PREPAYMENT" | "PREPAYMENT_CHANGE_SCHEDULE";
                    partialPrePaymentAmount?: string | number;
                    days?: number;
                    months?: number;
                } | {
                    /** @example 77012223344 */
                    phone: string;
                    /** @constant */
                    documentType: "REGISTRATION";
                } | {
                    phone?: string | null;
                    email?: string | null;
                    birthDate: string;
                    /** @constant */
                    documentType: "RESTORE_PASSWORD";
                } | {
                    /** @constant */
                    documentType: "REGISTRATION_PASSWORD";
                } | {
                    /** @constant */
                    documentType: "CHANGE";
                    /** @example 77012223344 */
                    newPhone: string;
                };
                /**
                 * @example {
                 *       "creditId": "7d9f2a34-5b1c-4e6f-8a90-1b2c3d4e5f60",
                 *       "documentType": "OFFER"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** Format: uuid */
                    creditId: string;
                    /**
                     * @default OFFER
                     * @enum {string}
                     */
                    documentType?: "DEBT" | "NOTIFICATION_BEFORE_CESSION" | "NOTIFICATION_AFTER_CESSION" | "APPLICATION" | "OFFER" | "ADDITIONAL_AGREEMENT" | "CLAIM" | "NOTIFICATION_AFTER_18_DAYS_OF_DELAY" | "PRE_TRIAL_NOTIFICATION" | "RESTRUCTURING_OFFER" | "RESTRUCTURING_IL_OFFER" | "RESTRUCTURING_BIL_OFFER" | "RESTRUCTURING_COURT_OFFER" | "FULL_PREPAYMENT" | "PARTIAL_PREPAYMENT_APPLICATION" | "PARTIAL_PREPAYMENT_ADD_AGREEMENT" | "PROLONGATION" | "REFINANCING" | "MANUAL_GRACE_PERIOD_ADD_AGREEMENT" | "INSURANCE" | "APPLICATION_FOR_TRANSFER_MONEY" | "NO_DEBT" | "RECEIPT" | "DISPUTE_ANSWER" | "PREPAYMENT" | "PREPAYMENT_CHANGE_SCHEDULE";
                    partialPrePaymentAmount?: string | number;
                    days?: number;
                    months?: number;
                } | {
                    /** @example 77012223344 */
                    phone: string;
                    /** @constant */
                    documentType: "REGISTRATION";
                } | {
                    phone?: string | null;
                    email?: string | null;
                    birthDate: string;
                    /** @constant */
                    documentType: "RESTORE_PASSWORD";
                } | {
                    /** @constant */
                    documentType: "REGISTRATION_PASSWORD";
                } | {
                    /** @constant */
                    documentType: "CHANGE";
                    /** @example 77012223344 */
                    newPhone: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "maskedPhone": "+7 (701) ***-**-00",
                     *         "resendAfterSeconds": 60,
                     *         "codesLeftToday": 4,
                     *         "triesLeft": 3,
                     *         "expiresAt": "2026-11-29T00:49:45.867Z",
                     *         "hash": "513a0a49fa76db785b14d351f84fe487a0a8306130b556f7e971bc19eb5d7223"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            maskedPhone: string;
                            resendAfterSeconds: number;
                            codesLeftToday: number;
                            triesLeft: number;
                            /** Format: date-time */
                            expiresAt: string;
                            hash?: string;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getDocumentReceipt: {
        parameters: {
            query: {
                creditId: string;
                paymentId: string;
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getDocumentDocumentDownload: {
        parameters: {
            query: {
                creditId: string;
                hash?: string;
                documentType?: "DEBT" | "NOTIFICATION_BEFORE_CESSION" | "NOTIFICATION_AFTER_CESSION" | "APPLICATION" | "OFFER" | "ADDITIONAL_AGREEMENT" | "CLAIM" | "NOTIFICATION_AFTER_18_DAYS_OF_DELAY" | "PRE_TRIAL_NOTIFICATION" | "RESTRUCTURING_OFFER" | "RESTRUCTURING_IL_OFFER" | "RESTRUCTURING_BIL_OFFER" | "RESTRUCTURING_COURT_OFFER" | "FULL_PREPAYMENT" | "PARTIAL_PREPAYMENT_APPLICATION" | "PARTIAL_PREPAYMENT_ADD_AGREEMENT" | "PROLONGATION" | "REFINANCING" | "MANUAL_GRACE_PERIOD_ADD_AGREEMENT" | "INSURANCE" | "APPLICATION_FOR_TRANSFER_MONEY" | "NO_DEBT" | "RECEIPT" | "DISPUTE_ANSWER";
                copy?: "true" | "false";
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getDocumentAppealsDownload: {
        parameters: {
            query: {
                creditId: string;
                hash?: string;
                documentType?: "DEBT" | "NOTIFICATION_BEFORE_CESSION" | "NOTIFICATION_AFTER_CESSION" | "APPLICATION" | "OFFER" | "ADDITIONAL_AGREEMENT" | "CLAIM" | "NOTIFICATION_AFTER_18_DAYS_OF_DELAY" | "PRE_TRIAL_NOTIFICATION" | "RESTRUCTURING_OFFER" | "RESTRUCTURING_IL_OFFER" | "RESTRUCTURING_BIL_OFFER" | "RESTRUCTURING_COURT_OFFER" | "FULL_PREPAYMENT" | "PARTIAL_PREPAYMENT_APPLICATION" | "PARTIAL_PREPAYMENT_ADD_AGREEMENT" | "PROLONGATION" | "REFINANCING" | "MANUAL_GRACE_PERIOD_ADD_AGREEMENT" | "INSURANCE" | "APPLICATION_FOR_TRANSFER_MONEY" | "NO_DEBT" | "RECEIPT" | "DISPUTE_ANSWER";
                copy?: "true" | "false";
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postDocumentConfirmation: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
                "re-captcha"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "creditId": "7d9f2a34-5b1c-4e6f-8a90-1b2c3d4e5f60",
                 *       "documentType": "OFFER",
                 *       "code": "1234",
                 *       "consents": [
                 *         {
                 *           "type": "CONDITIONS_NANO",
                 *           "hash": "456aea81b86cc632eed6b922ea5dbe1282e781a5738aadeb488385d2977c1a1a"
                 *         },
                 *         {
                 *           "type": "CONTRACT_TERMS_FAMILIARIZATION_CONFIRMATION",
                 *           "hash": "e9ac119a6678b4fd36d96477f2140bd978a4729b3e788947c9e8992456e75328"
                 *         },
                 *         {
                 *           "type": "INDISPUTABLE_DEBT_AGREEMENT",
                 *           "hash": "871703d5fffc0471cb60450334689aecf805486407b41a1dacbe6fb655be5c66"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** Format: uuid */
                    creditId: string;
                    /**
                     * @default OFFER
                     * @enum {string}
                     */
                    documentType?: "DEBT" | "NOTIFICATION_BEFORE_CESSION" | "NOTIFICATION_AFTER_CESSION" | "APPLICATION" | "OFFER" | "ADDITIONAL_AGREEMENT" | "CLAIM" | "NOTIFICATION_AFTER_18_DAYS_OF_DELAY" | "PRE_TRIAL_NOTIFICATION" | "RESTRUCTURING_OFFER" | "RESTRUCTURING_IL_OFFER" | "RESTRUCTURING_BIL_OFFER" | "RESTRUCTURING_COURT_OFFER" | "FULL_PREPAYMENT" | "PARTIAL_PREPAYMENT_APPLICATION" | "PARTIAL_PREPAYMENT_ADD_AGREEMENT" | "PROLONGATION" | "REFINANCING" | "MANUAL_GRACE_PERIOD_ADD_AGREEMENT" | "INSURANCE" | "APPLICATION_FOR_TRANSFER_MONEY" | "NO_DEBT" | "RECEIPT" | "DISPUTE_ANSWER" | "PREPAYMENT" | "PREPAYMENT_CHANGE_SCHEDULE";
                    code: string;
                    consents?: {
                        type: string;
                        hash: string;
                    }[];
                } | {
                    /** @example 77012223344 */
                    phone: string;
                    /** @example 1234 */
                    code: string;
                    consents: {
                        type: string;
                        hash: string;
                    }[];
                    /** @constant */
                    documentType: "REGISTRATION";
                } | {
                    phone?: string | null;
                    email?: string | null;
                    /** @example 1234 */
                    code: string;
                    password: string;
                    /** @constant */
                    documentType: "RESTORE_PASSWORD";
                } | {
                    /** @example 1234 */
                    code: string;
                    /** @constant */
                    documentType: "REGISTRATION_PASSWORD";
                    password: string;
                } | {
                    /** @example 1234 */
                    code: string;
                    /** @constant */
                    documentType: "CHANGE";
                };
                /**
                 * @example {
                 *       "creditId": "7d9f2a34-5b1c-4e6f-8a90-1b2c3d4e5f60",
                 *       "documentType": "OFFER",
                 *       "code": "1234",
                 *       "consents": [
                 *         {
                 *           "type": "CONDITIONS_NANO",
                 *           "hash": "456aea81b86cc632eed6b922ea5dbe1282e781a5738aadeb488385d2977c1a1a"
                 *         },
                 *         {
                 *           "type": "CONTRACT_TERMS_FAMILIARIZATION_CONFIRMATION",
                 *           "hash": "e9ac119a6678b4fd36d96477f2140bd978a4729b3e788947c9e8992456e75328"
                 *         },
                 *         {
                 *           "type": "INDISPUTABLE_DEBT_AGREEMENT",
                 *           "hash": "871703d5fffc0471cb60450334689aecf805486407b41a1dacbe6fb655be5c66"
                 *         }
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** Format: uuid */
                    creditId: string;
                    /**
                     * @default OFFER
                     * @enum {string}
                     */
                    documentType?: "DEBT" | "NOTIFICATION_BEFORE_CESSION" | "NOTIFICATION_AFTER_CESSION" | "APPLICATION" | "OFFER" | "ADDITIONAL_AGREEMENT" | "CLAIM" | "NOTIFICATION_AFTER_18_DAYS_OF_DELAY" | "PRE_TRIAL_NOTIFICATION" | "RESTRUCTURING_OFFER" | "RESTRUCTURING_IL_OFFER" | "RESTRUCTURING_BIL_OFFER" | "RESTRUCTURING_COURT_OFFER" | "FULL_PREPAYMENT" | "PARTIAL_PREPAYMENT_APPLICATION" | "PARTIAL_PREPAYMENT_ADD_AGREEMENT" | "PROLONGATION" | "REFINANCING" | "MANUAL_GRACE_PERIOD_ADD_AGREEMENT" | "INSURANCE" | "APPLICATION_FOR_TRANSFER_MONEY" | "NO_DEBT" | "RECEIPT" | "DISPUTE_ANSWER" | "PREPAYMENT" | "PREPAYMENT_CHANGE_SCHEDULE";
                    code: string;
                    consents?: {
                        type: string;
                        hash: string;
                    }[];
                } | {
                    /** @example 77012223344 */
                    phone: string;
                    /** @example 1234 */
                    code: string;
                    consents: {
                        type: string;
                        hash: string;
                    }[];
                    /** @constant */
                    documentType: "REGISTRATION";
                } | {
                    phone?: string | null;
                    email?: string | null;
                    /** @example 1234 */
                    code: string;
                    password: string;
                    /** @constant */
                    documentType: "RESTORE_PASSWORD";
                } | {
                    /** @example 1234 */
                    code: string;
                    /** @constant */
                    documentType: "REGISTRATION_PASSWORD";
                    password: string;
                } | {
                    /** @example 1234 */
                    code: string;
                    /** @constant */
                    documentType: "CHANGE";
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "id": "936f8a36-5d04-5001-9b38-d88f0c578ac2",
                     *         "status": "WAITING_FOR_REMITTANCE_SET",
                     *         "substatus": null,
                     *         "amount": 175000,
                     *         "amountIssued": null,
                     *         "term": 20,
                     *         "termUnit": "DAY",
                     *         "purpose": 10,
                     *         "offerNumber": "NS-2026-0000015",
                     *         "pricing": "FLEXIBLE",
                     *         "promoCode": null,
                     *         "insuranceAgreed": false,
                     *         "insurancePremium": 0,
                     *         "fastIssue": false,
                     *         "fastIssuePremium": 0,
                     *         "creditProduct": {
                     *           "id": 1,
                     *           "engineName": "NANO",
                     *           "productType": "INDIVIDUAL_PERSON_SPL",
                     *           "minAmount": 10000,
                     *           "maxAmount": 190000,
                     *           "minTerm": 5,
                     *           "maxTerm": 31
                     *         },
                     *         "applyDate": "2026-11-20",
                     *         "approveDate": null,
                     *         "issueDate": null,
                     *         "returnDate": "2026-12-10",
                     *         "closeDate": null,
                     *         "totalAmount": 184800,
                     *         "overpayment": 9800,
                     *         "percentage": 0.28,
                     *         "annualEffectiveRate": 170.3,
                     *         "repaid": 0,
                     *         "payments": [],
                     *         "lastPayment": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data?: components["schemas"]["Credit"];
                        token?: string;
                        borrowerAccountId?: string;
                        username?: string;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postDocumentCertificate: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "creditId": "7d9f2a34-5b1c-4e6f-8a90-1b2c3d4e5f60",
                 *       "documentType": "DEBT",
                 *       "email": "aigerim@example.kz"
                 *     }
                 */
                "application/json": {
                    /** Format: uuid */
                    creditId: string;
                    /** @enum {string} */
                    documentType: "DEBT" | "NO_DEBT";
                    email?: string | null;
                };
                /**
                 * @example {
                 *       "creditId": "7d9f2a34-5b1c-4e6f-8a90-1b2c3d4e5f60",
                 *       "documentType": "DEBT",
                 *       "email": "aigerim@example.kz"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** Format: uuid */
                    creditId: string;
                    /** @enum {string} */
                    documentType: "DEBT" | "NO_DEBT";
                    email?: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "document": {
                     *           "type": "DEBT",
                     *           "title": "Справка о задолженности",
                     *           "hash": "34073b8875f96935974d5316a5291a54ec67d9e82f71461be4723a6b4e14ad4c",
                     *           "pages": 1,
                     *           "bytes": 31328,
                     *           "url": "/json/document/document-download?creditId=469580c6-cbaf-462d-bd79-e0cc975c75b8&hash=34073b8875f96935974d5316a5291a54ec67d9e82f71461be4723a6b4e14ad4c",
                     *           "shownAt": "2026-03-12T07:00:00.000Z",
                     *           "signedAt": null,
                     *           "number": "AKSZ-C41T-868V-XJHS",
                     *           "replacedAt": null
                     *         },
                     *         "sentTo": "aigerim@example.kz"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            document: components["schemas"]["Document"];
                            sentTo: string | null;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getCredit: {
        parameters: {
            query?: {
                page?: number;
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "936f8a36-5d04-5001-9b38-d88f0c578ac2",
                     *             "status": "INITIAL",
                     *             "substatus": null,
                     *             "amount": 175000,
                     *             "amountIssued": null,
                     *             "term": 20,
                     *             "termUnit": "DAY",
                     *             "purpose": 10,
                     *             "offerNumber": "NS-2026-0000015",
                     *             "pricing": "FLEXIBLE",
                     *             "promoCode": null,
                     *             "insuranceAgreed": false,
                     *             "insurancePremium": 0,
                     *             "fastIssue": false,
                     *             "fastIssuePremium": 0,
                     *             "creditProduct": {
                     *               "id": 1,
                     *               "engineName": "NANO",
                     *               "productType": "INDIVIDUAL_PERSON_SPL",
                     *               "minAmount": 10000,
                     *               "maxAmount": 190000,
                     *               "minTerm": 5,
                     *               "maxTerm": 31
                     *             },
                     *             "applyDate": "2026-11-20",
                     *             "approveDate": null,
                     *             "issueDate": null,
                     *             "returnDate": "2026-12-10",
                     *             "closeDate": null,
                     *             "totalAmount": 184800,
                     *             "overpayment": 9800,
                     *             "percentage": 0.28,
                     *             "annualEffectiveRate": 170.3,
                     *             "repaid": 0,
                     *             "payments": [],
                     *             "lastPayment": null
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            items: components["schemas"]["Credit"][];
                            total: number;
                            pageSize: number;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postCredit: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "purpose": 10,
                 *       "creditProduct.id": 1,
                 *       "amount": 150000,
                 *       "term": 20,
                 *       "insuranceAgreed": false
                 *     }
                 */
                "application/json": {
                    purpose: number;
                    "creditProduct.id": number;
                    amount: number;
                    term: number;
                    insuranceAgreed?: boolean | ("0" | "1" | "true" | "false" | "on" | "");
                    promoCode?: string | null;
                    /**
                     * @default FLEXIBLE
                     * @enum {string}
                     */
                    pricing?: "FLEXIBLE" | "ECONOMICAL";
                    fastIssue?: boolean | ("0" | "1" | "true" | "false" | "on" | "");
                };
                /**
                 * @example {
                 *       "purpose": 10,
                 *       "creditProduct.id": 1,
                 *       "amount": 150000,
                 *       "term": 20,
                 *       "insuranceAgreed": false
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    purpose: number;
                    "creditProduct.id": number;
                    amount: number;
                    term: number;
                    insuranceAgreed?: boolean | ("0" | "1" | "true" | "false" | "on" | "");
                    promoCode?: string | null;
                    /**
                     * @default FLEXIBLE
                     * @enum {string}
                     */
                    pricing?: "FLEXIBLE" | "ECONOMICAL";
                    fastIssue?: boolean | ("0" | "1" | "true" | "false" | "on" | "");
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "id": "936f8a36-5d04-5001-9b38-d88f0c578ac2",
                     *         "status": "INITIAL",
                     *         "substatus": null,
                     *         "amount": 150000,
                     *         "amountIssued": null,
                     *         "term": 20,
                     *         "termUnit": "DAY",
                     *         "purpose": 10,
                     *         "offerNumber": "NS-2026-0000015",
                     *         "pricing": "FLEXIBLE",
                     *         "promoCode": null,
                     *         "insuranceAgreed": false,
                     *         "insurancePremium": 0,
                     *         "fastIssue": false,
                     *         "fastIssuePremium": 0,
                     *         "creditProduct": {
                     *           "id": 1,
                     *           "engineName": "NANO",
                     *           "productType": "INDIVIDUAL_PERSON_SPL",
                     *           "minAmount": 10000,
                     *           "maxAmount": 190000,
                     *           "minTerm": 5,
                     *           "maxTerm": 31
                     *         },
                     *         "applyDate": "2026-11-20",
                     *         "approveDate": null,
                     *         "issueDate": null,
                     *         "returnDate": "2026-12-10",
                     *         "closeDate": null,
                     *         "totalAmount": 158400,
                     *         "overpayment": 8400,
                     *         "percentage": 0.28,
                     *         "annualEffectiveRate": 170.3,
                     *         "repaid": 0,
                     *         "payments": [],
                     *         "lastPayment": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Credit"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postCreditCreateByPrevious: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "id": "ca687907-6084-5a29-a0cc-880e08de01be",
                     *         "status": "INITIAL",
                     *         "substatus": null,
                     *         "amount": 175000,
                     *         "amountIssued": null,
                     *         "term": 20,
                     *         "termUnit": "DAY",
                     *         "purpose": 10,
                     *         "offerNumber": "NS-2026-0000031",
                     *         "pricing": "FLEXIBLE",
                     *         "promoCode": null,
                     *         "insuranceAgreed": false,
                     *         "insurancePremium": 0,
                     *         "fastIssue": false,
                     *         "fastIssuePremium": 0,
                     *         "creditProduct": {
                     *           "id": 1,
                     *           "engineName": "NANO",
                     *           "productType": "INDIVIDUAL_PERSON_SPL",
                     *           "minAmount": 10000,
                     *           "maxAmount": 190000,
                     *           "minTerm": 5,
                     *           "maxTerm": 31
                     *         },
                     *         "applyDate": "2026-11-20",
                     *         "approveDate": null,
                     *         "issueDate": null,
                     *         "returnDate": "2026-12-10",
                     *         "closeDate": null,
                     *         "totalAmount": 184800,
                     *         "overpayment": 9800,
                     *         "percentage": 0.28,
                     *         "annualEffectiveRate": 170.3,
                     *         "repaid": 0,
                     *         "payments": [],
                     *         "lastPayment": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Credit"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postCreditUpdate: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "creditId": "7d9f2a34-5b1c-4e6f-8a90-1b2c3d4e5f60",
                 *       "purpose": 10,
                 *       "amount": 175000,
                 *       "term": 20,
                 *       "insuranceAgreed": false
                 *     }
                 */
                "application/json": {
                    /** Format: uuid */
                    creditId: string;
                    purpose: number;
                    amount: number;
                    term: number;
                    insuranceAgreed?: boolean | ("0" | "1" | "true" | "false" | "on" | "");
                    promoCode?: string | null;
                };
                /**
                 * @example {
                 *       "creditId": "7d9f2a34-5b1c-4e6f-8a90-1b2c3d4e5f60",
                 *       "purpose": 10,
                 *       "amount": 175000,
                 *       "term": 20,
                 *       "insuranceAgreed": false
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** Format: uuid */
                    creditId: string;
                    purpose: number;
                    amount: number;
                    term: number;
                    insuranceAgreed?: boolean | ("0" | "1" | "true" | "false" | "on" | "");
                    promoCode?: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "id": "936f8a36-5d04-5001-9b38-d88f0c578ac2",
                     *         "status": "INITIAL",
                     *         "substatus": null,
                     *         "amount": 175000,
                     *         "amountIssued": null,
                     *         "term": 20,
                     *         "termUnit": "DAY",
                     *         "purpose": 10,
                     *         "offerNumber": "NS-2026-0000015",
                     *         "pricing": "FLEXIBLE",
                     *         "promoCode": null,
                     *         "insuranceAgreed": false,
                     *         "insurancePremium": 0,
                     *         "fastIssue": false,
                     *         "fastIssuePremium": 0,
                     *         "creditProduct": {
                     *           "id": 1,
                     *           "engineName": "NANO",
                     *           "productType": "INDIVIDUAL_PERSON_SPL",
                     *           "minAmount": 10000,
                     *           "maxAmount": 190000,
                     *           "minTerm": 5,
                     *           "maxTerm": 31
                     *         },
                     *         "applyDate": "2026-11-20",
                     *         "approveDate": null,
                     *         "issueDate": null,
                     *         "returnDate": "2026-12-10",
                     *         "closeDate": null,
                     *         "totalAmount": 184800,
                     *         "overpayment": 9800,
                     *         "percentage": 0.28,
                     *         "annualEffectiveRate": 170.3,
                     *         "repaid": 0,
                     *         "payments": [],
                     *         "lastPayment": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Credit"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postCreditIdCancelWaitingBiometry: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "id": "01a224ac-12db-8545-b05f-633c26c73dc8",
                     *         "status": "CANCELED",
                     *         "substatus": null,
                     *         "amount": 175000,
                     *         "amountIssued": null,
                     *         "term": 20,
                     *         "termUnit": "DAY",
                     *         "purpose": 10,
                     *         "offerNumber": "NS-2026-0000028",
                     *         "pricing": "FLEXIBLE",
                     *         "promoCode": null,
                     *         "insuranceAgreed": false,
                     *         "insurancePremium": 0,
                     *         "fastIssue": false,
                     *         "fastIssuePremium": 0,
                     *         "creditProduct": {
                     *           "id": 1,
                     *           "engineName": "NANO",
                     *           "productType": "INDIVIDUAL_PERSON_SPL",
                     *           "minAmount": 10000,
                     *           "maxAmount": 190000,
                     *           "minTerm": 5,
                     *           "maxTerm": 31
                     *         },
                     *         "applyDate": "2026-11-20",
                     *         "approveDate": null,
                     *         "issueDate": null,
                     *         "returnDate": "2026-12-10",
                     *         "closeDate": null,
                     *         "totalAmount": 184800,
                     *         "overpayment": 9800,
                     *         "percentage": 0.28,
                     *         "annualEffectiveRate": 170.3,
                     *         "repaid": 0,
                     *         "payments": [],
                     *         "lastPayment": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Credit"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            414: components["responses"]["414"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postCreditIdCancelWaitingForIssuanceConsent: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "id": "01a224ac-1815-829a-ad47-ace64a56872f",
                     *         "status": "CANCELED",
                     *         "substatus": null,
                     *         "amount": 350000,
                     *         "amountIssued": null,
                     *         "term": 12,
                     *         "termUnit": "MONTH",
                     *         "purpose": 10,
                     *         "offerNumber": "NS-2026-0000077",
                     *         "pricing": "FLEXIBLE",
                     *         "promoCode": null,
                     *         "insuranceAgreed": false,
                     *         "insurancePremium": 0,
                     *         "fastIssue": false,
                     *         "fastIssuePremium": 0,
                     *         "creditProduct": {
                     *           "id": 4,
                     *           "engineName": "INSTALMENT",
                     *           "productType": "INDIVIDUAL_PERSON_IL",
                     *           "minAmount": 50000,
                     *           "maxAmount": 1000000,
                     *           "minTerm": 2,
                     *           "maxTerm": 12
                     *         },
                     *         "applyDate": "2026-11-20",
                     *         "approveDate": null,
                     *         "issueDate": null,
                     *         "returnDate": "2027-11-20",
                     *         "closeDate": null,
                     *         "totalAmount": 422733.86,
                     *         "overpayment": 72733.86,
                     *         "percentage": 0.1,
                     *         "annualEffectiveRate": 43.3,
                     *         "repaid": 0,
                     *         "payments": [],
                     *         "lastPayment": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Credit"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            414: components["responses"]["414"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getCreditLast: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "id": "936f8a36-5d04-5001-9b38-d88f0c578ac2",
                     *         "status": "INITIAL",
                     *         "substatus": null,
                     *         "amount": 175000,
                     *         "amountIssued": null,
                     *         "term": 20,
                     *         "termUnit": "DAY",
                     *         "purpose": 10,
                     *         "offerNumber": "NS-2026-0000015",
                     *         "pricing": "FLEXIBLE",
                     *         "promoCode": null,
                     *         "insuranceAgreed": false,
                     *         "insurancePremium": 0,
                     *         "fastIssue": false,
                     *         "fastIssuePremium": 0,
                     *         "creditProduct": {
                     *           "id": 1,
                     *           "engineName": "NANO",
                     *           "productType": "INDIVIDUAL_PERSON_SPL",
                     *           "minAmount": 10000,
                     *           "maxAmount": 190000,
                     *           "minTerm": 5,
                     *           "maxTerm": 31
                     *         },
                     *         "applyDate": "2026-11-20",
                     *         "approveDate": null,
                     *         "issueDate": null,
                     *         "returnDate": "2026-12-10",
                     *         "closeDate": null,
                     *         "totalAmount": 184800,
                     *         "overpayment": 9800,
                     *         "percentage": 0.28,
                     *         "annualEffectiveRate": 170.3,
                     *         "repaid": 0,
                     *         "payments": [],
                     *         "lastPayment": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Credit"] | null;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getCreditCurrent: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "id": "936f8a36-5d04-5001-9b38-d88f0c578ac2",
                     *         "status": "INITIAL",
                     *         "substatus": null,
                     *         "amount": 175000,
                     *         "amountIssued": null,
                     *         "term": 20,
                     *         "termUnit": "DAY",
                     *         "purpose": 10,
                     *         "offerNumber": "NS-2026-0000015",
                     *         "pricing": "FLEXIBLE",
                     *         "promoCode": null,
                     *         "insuranceAgreed": false,
                     *         "insurancePremium": 0,
                     *         "fastIssue": false,
                     *         "fastIssuePremium": 0,
                     *         "creditProduct": {
                     *           "id": 1,
                     *           "engineName": "NANO",
                     *           "productType": "INDIVIDUAL_PERSON_SPL",
                     *           "minAmount": 10000,
                     *           "maxAmount": 190000,
                     *           "minTerm": 5,
                     *           "maxTerm": 31
                     *         },
                     *         "applyDate": "2026-11-20",
                     *         "approveDate": null,
                     *         "issueDate": null,
                     *         "returnDate": "2026-12-10",
                     *         "closeDate": null,
                     *         "totalAmount": 184800,
                     *         "overpayment": 9800,
                     *         "percentage": 0.28,
                     *         "annualEffectiveRate": 170.3,
                     *         "repaid": 0,
                     *         "payments": [],
                     *         "lastPayment": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Credit"] | null;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getCreditLastFinished: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "id": "27e28242-ad6e-4744-8d0b-67fe111bc3fc",
                     *         "status": "FINISHED",
                     *         "substatus": null,
                     *         "amount": 100000,
                     *         "amountIssued": 100000,
                     *         "term": 10,
                     *         "termUnit": "DAY",
                     *         "purpose": 10,
                     *         "offerNumber": "NS-2026-000001",
                     *         "pricing": "FLEXIBLE",
                     *         "promoCode": null,
                     *         "insuranceAgreed": false,
                     *         "insurancePremium": 0,
                     *         "fastIssue": false,
                     *         "fastIssuePremium": 0,
                     *         "creditProduct": {
                     *           "id": 1,
                     *           "engineName": "NANO",
                     *           "productType": "INDIVIDUAL_PERSON_SPL",
                     *           "minAmount": 10000,
                     *           "maxAmount": 190000,
                     *           "minTerm": 5,
                     *           "maxTerm": 31
                     *         },
                     *         "applyDate": "2026-03-02",
                     *         "approveDate": "2026-03-02",
                     *         "issueDate": "2026-03-02",
                     *         "returnDate": "2026-03-12",
                     *         "closeDate": "2026-03-12",
                     *         "totalAmount": 102800,
                     *         "overpayment": 2800,
                     *         "percentage": 0.28,
                     *         "annualEffectiveRate": 174,
                     *         "repaid": 102800,
                     *         "payments": [
                     *           {
                     *             "paymentId": "00000000-0000-4000-8000-000000001001",
                     *             "date": "2026-03-12",
                     *             "amount": 102800
                     *           }
                     *         ],
                     *         "lastPayment": {
                     *           "paymentId": "00000000-0000-4000-8000-000000001001",
                     *           "date": "2026-03-12",
                     *           "amount": 102800
                     *         },
                     *         "mainDebt": 0,
                     *         "remuneration": 0,
                     *         "penaltyFee": 0,
                     *         "penaltyFines": 0,
                     *         "premiumDebt": 0,
                     *         "remunerationParts": [],
                     *         "penaltyParts": [],
                     *         "debtSum": 0,
                     *         "prepayment": 0,
                     *         "reversalDebt": 0,
                     *         "overdueDays": 0,
                     *         "nextPaymentDate": null,
                     *         "nextPaymentAmount": null,
                     *         "payByDate": null,
                     *         "payByAmount": null,
                     *         "laterDayAdds": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Credit"] | null;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getCreditCanGetCredit: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "canGetCredit": true,
                     *         "info": null,
                     *         "date": null,
                     *         "text": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            canGetCredit: boolean;
                            info: string | null;
                            date: string | null;
                            text: string | null;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getCreditSchedule: {
        parameters: {
            query: {
                creditId: string;
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "firstPaymentDate": "2026-04-02",
                     *       "months": [
                     *         {
                     *           "month": "2026-03",
                     *           "status": "NO_PAYMENTS",
                     *           "amount": 0
                     *         },
                     *         {
                     *           "month": "2026-04",
                     *           "status": "CURRENT",
                     *           "amount": 53644
                     *         }
                     *       ],
                     *       "data": [
                     *         {
                     *           "order": 1,
                     *           "date": "2026-04-02",
                     *           "paymentDate": "2026-04-02T18:59:59.999Z",
                     *           "amount": 53644,
                     *           "amountCeil": 53644,
                     *           "remainingDebtBySchedule": 245346,
                     *           "remainingTotalDebtForPayment": 321859.07,
                     *           "isPaid": false,
                     *           "paidAmount": null,
                     *           "isExpired": false,
                     *           "isNext": true,
                     *           "warningHours": null
                     *         },
                     *         {
                     *           "order": 2,
                     *           "date": "2026-05-02",
                     *           "paymentDate": "2026-05-04T18:59:59.999Z",
                     *           "amount": 53644,
                     *           "amountCeil": 53644,
                     *           "remainingDebtBySchedule": 199062.38,
                     *           "remainingTotalDebtForPayment": 268215.07,
                     *           "isPaid": false,
                     *           "paidAmount": null,
                     *           "isExpired": false,
                     *           "isNext": false,
                     *           "warningHours": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        firstPaymentDate: string | null;
                        readonly months: {
                            month: string;
                            /** @enum {string} */
                            status: "EXPIRED" | "PAID" | "CURRENT" | "NO_PAYMENTS";
                            amount: number;
                        }[];
                        data: components["schemas"]["ScheduleRow"][];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getCreditNPrepaymentInfo: {
        parameters: {
            query?: {
                creditId?: string;
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path: {
                n: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "creditId": "469580c6-cbaf-462d-bd79-e0cc975c75b8",
                     *         "date": "2026-03-12",
                     *         "mainDebt": 290000,
                     *         "remuneration": 2900,
                     *         "penalty": 0,
                     *         "premium": 0,
                     *         "amount": 292900,
                     *         "amountCeil": 292900,
                     *         "fromBalance": 0,
                     *         "toPay": 292900,
                     *         "economy": 28959.07
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            /** Format: uuid */
                            creditId: string;
                            /**
                             * Format: date
                             * @example 2026-11-20
                             */
                            date: string;
                            mainDebt: number;
                            remuneration: number;
                            penalty: number;
                            premium: number;
                            amount: number;
                            amountCeil: number;
                            fromBalance: number;
                            toPay: number;
                            economy: number;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            414: components["responses"]["414"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getCreditNPrepaymentEconomyInfo: {
        parameters: {
            query: {
                creditId: string;
                partialPrePaymentAmount?: string | number;
                documentType?: "FULL_PREPAYMENT" | "PREPAYMENT" | "PREPAYMENT_CHANGE_SCHEDULE";
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path: {
                n: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "creditId": "469580c6-cbaf-462d-bd79-e0cc975c75b8",
                     *         "documentType": "PREPAYMENT",
                     *         "amount": 50000,
                     *         "economy": 9112.98,
                     *         "returnDate": "2026-08-02",
                     *         "paymentAmount": 53644,
                     *         "paymentsCount": 5,
                     *         "total": 262746.09,
                     *         "current": {
                     *           "returnDate": "2026-09-02",
                     *           "paymentAmount": 53644,
                     *           "paymentsCount": 6
                     *         },
                     *         "payments": [
                     *           {
                     *             "order": 1,
                     *             "date": "2026-04-02",
                     *             "amount": 53644
                     *           },
                     *           {
                     *             "order": 2,
                     *             "date": "2026-05-02",
                     *             "amount": 53644
                     *           }
                     *         ],
                     *         "comparison": {
                     *           "before": {
                     *             "payments": [
                     *               {
                     *                 "date": "2026-04-02",
                     *                 "amount": 53644
                     *               },
                     *               {
                     *                 "date": "2026-05-02",
                     *                 "amount": 53644
                     *               }
                     *             ],
                     *             "total": 321859.07,
                     *             "end": "2026-09-02"
                     *           },
                     *           "after": {
                     *             "payments": [
                     *               {
                     *                 "date": "2026-03-12",
                     *                 "amount": 50000
                     *               },
                     *               {
                     *                 "date": "2026-04-02",
                     *                 "amount": 53644
                     *               }
                     *             ],
                     *             "total": 312746.09,
                     *             "end": "2026-08-02"
                     *           },
                     *           "difference": -9112.98
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            /** Format: uuid */
                            creditId: string;
                            /** @enum {string} */
                            documentType: "FULL_PREPAYMENT" | "PREPAYMENT" | "PREPAYMENT_CHANGE_SCHEDULE";
                            amount: number;
                            economy: number;
                            payments: {
                                order: number;
                                /**
                                 * Format: date
                                 * @example 2026-11-20
                                 */
                                date: string;
                                amount: number;
                            }[];
                            /**
                             * Format: date
                             * @example 2026-11-20
                             */
                            returnDate?: string;
                            paymentAmount?: number;
                            paymentsCount?: number;
                            total?: number;
                            current?: {
                                /**
                                 * Format: date
                                 * @example 2026-11-20
                                 */
                                returnDate: string;
                                paymentAmount: number;
                                paymentsCount: number;
                            };
                            comparison?: components["schemas"]["Comparison"];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            414: components["responses"]["414"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getCreditNProlongation: {
        parameters: {
            query?: {
                creditId?: string;
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path: {
                n: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "creditId": "42188b87-c8c0-4389-b6ac-593c6ecb9443",
                     *         "date": "2026-03-10",
                     *         "expirationDate": "2026-03-12",
                     *         "left": 3,
                     *         "mainDebt": 100000,
                     *         "remuneration": 2240,
                     *         "penalty": 0,
                     *         "premium": 0,
                     *         "amount": 2240,
                     *         "options": [
                     *           {
                     *             "days": 5,
                     *             "newExpirationDate": "2026-03-17",
                     *             "remuneration": 1960,
                     *             "total": 101960,
                     *             "annualEffectiveRate": 175.1,
                     *             "comparison": {
                     *               "before": {
                     *                 "payments": [
                     *                   {
                     *                     "date": "2026-03-12",
                     *                     "amount": 102800
                     *                   }
                     *                 ],
                     *                 "total": 102800,
                     *                 "end": "2026-03-12"
                     *               },
                     *               "after": {
                     *                 "payments": [
                     *                   {
                     *                     "date": "2026-03-10",
                     *                     "amount": 2240
                     *                   },
                     *                   {
                     *                     "date": "2026-03-17",
                     *                     "amount": 101960
                     *                   }
                     *                 ],
                     *                 "total": 104200,
                     *                 "end": "2026-03-17"
                     *               },
                     *               "difference": 1400
                     *             }
                     *           },
                     *           {
                     *             "days": 6,
                     *             "newExpirationDate": "2026-03-18",
                     *             "remuneration": 2240,
                     *             "total": 102240,
                     *             "annualEffectiveRate": 174.8,
                     *             "comparison": {
                     *               "before": {
                     *                 "payments": [
                     *                   {
                     *                     "date": "2026-03-12",
                     *                     "amount": 102800
                     *                   }
                     *                 ],
                     *                 "total": 102800,
                     *                 "end": "2026-03-12"
                     *               },
                     *               "after": {
                     *                 "payments": [
                     *                   {
                     *                     "date": "2026-03-10",
                     *                     "amount": 2240
                     *                   },
                     *                   {
                     *                     "date": "2026-03-18",
                     *                     "amount": 102240
                     *                   }
                     *                 ],
                     *                 "total": 104480,
                     *                 "end": "2026-03-18"
                     *               },
                     *               "difference": 1680
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            /** Format: uuid */
                            creditId: string;
                            /**
                             * Format: date
                             * @example 2026-11-20
                             */
                            date: string;
                            /**
                             * Format: date
                             * @example 2026-11-20
                             */
                            expirationDate: string;
                            left: number;
                            mainDebt: number;
                            remuneration: number;
                            penalty: number;
                            premium: number;
                            amount: number;
                            options: {
                                days: number;
                                /**
                                 * Format: date
                                 * @example 2026-11-20
                                 */
                                newExpirationDate: string;
                                remuneration: number;
                                total: number;
                                annualEffectiveRate: number;
                                comparison: components["schemas"]["Comparison"];
                            }[];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            414: components["responses"]["414"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getRestructuringBrandIsAvailable: {
        parameters: {
            query?: {
                creditId?: string;
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "creditId": "4632b754-5ddf-47b5-9976-c8574e2398b4",
                     *         "value": true,
                     *         "available": true,
                     *         "documentType": "RESTRUCTURING_IL_OFFER",
                     *         "waiting": false,
                     *         "reason": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            /** Format: uuid */
                            creditId: string;
                            value: boolean;
                            available: boolean;
                            /** @enum {string} */
                            documentType: "DEBT" | "NOTIFICATION_BEFORE_CESSION" | "NOTIFICATION_AFTER_CESSION" | "APPLICATION" | "OFFER" | "ADDITIONAL_AGREEMENT" | "CLAIM" | "NOTIFICATION_AFTER_18_DAYS_OF_DELAY" | "PRE_TRIAL_NOTIFICATION" | "RESTRUCTURING_OFFER" | "RESTRUCTURING_IL_OFFER" | "RESTRUCTURING_BIL_OFFER" | "RESTRUCTURING_COURT_OFFER" | "FULL_PREPAYMENT" | "PARTIAL_PREPAYMENT_APPLICATION" | "PARTIAL_PREPAYMENT_ADD_AGREEMENT" | "PROLONGATION" | "REFINANCING" | "MANUAL_GRACE_PERIOD_ADD_AGREEMENT" | "INSURANCE" | "APPLICATION_FOR_TRANSFER_MONEY" | "NO_DEBT" | "RECEIPT" | "DISPUTE_ANSWER";
                            waiting: boolean;
                            reason: {
                                code: string;
                                message: string;
                                availableFrom: string | null;
                            } | null;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            414: components["responses"]["414"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getRestructuringBrandGetRestructuringRule: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "minTerm": 2,
                     *         "maxTerm": 6,
                     *         "percent": 10,
                     *         "waivedPenaltyPercent": 100
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            minTerm: number;
                            maxTerm: number;
                            percent: number;
                            waivedPenaltyPercent: number;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            414: components["responses"]["414"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getRestructuringBrandSchedule: {
        parameters: {
            query: {
                creditId: string;
                term: number;
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "creditId": "4632b754-5ddf-47b5-9976-c8574e2398b4",
                     *         "term": 3,
                     *         "firstPayment": 30904,
                     *         "addedToMainDebt": 14210,
                     *         "waived": 4827.96,
                     *         "mainDebt": 273306,
                     *         "total": 290050.62,
                     *         "annualEffectiveRate": 43.3,
                     *         "returnDate": "2026-07-20",
                     *         "payments": [
                     *           {
                     *             "order": 1,
                     *             "date": "2026-05-20",
                     *             "amount": 96684
                     *           },
                     *           {
                     *             "order": 2,
                     *             "date": "2026-06-20",
                     *             "amount": 96684
                     *           }
                     *         ],
                     *         "comparison": {
                     *           "before": {
                     *             "payments": [
                     *               {
                     *                 "date": "2026-04-20",
                     *                 "amount": 58471.96
                     *               },
                     *               {
                     *                 "date": "2026-05-02",
                     *                 "amount": 54447.77
                     *               }
                     *             ],
                     *             "total": 327490.8,
                     *             "end": "2026-09-02"
                     *           },
                     *           "after": {
                     *             "payments": [
                     *               {
                     *                 "date": "2026-04-20",
                     *                 "amount": 30904
                     *               },
                     *               {
                     *                 "date": "2026-05-20",
                     *                 "amount": 96684
                     *               }
                     *             ],
                     *             "total": 320954.62,
                     *             "end": "2026-07-20"
                     *           },
                     *           "difference": -6536.18
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            /** Format: uuid */
                            creditId: string;
                            term: number;
                            firstPayment: number;
                            addedToMainDebt: number;
                            waived: number;
                            mainDebt: number;
                            total: number;
                            annualEffectiveRate: number;
                            /**
                             * Format: date
                             * @example 2026-11-20
                             */
                            returnDate: string;
                            payments: {
                                order: number;
                                /**
                                 * Format: date
                                 * @example 2026-11-20
                                 */
                                date: string;
                                amount: number;
                            }[];
                            comparison: components["schemas"]["Comparison"];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            414: components["responses"]["414"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getRestructuringBrandScheduleCurrent: {
        parameters: {
            query?: {
                creditId?: string;
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "creditId": "51c63c37-5c27-4af0-97ad-2fc09e7cbaae",
                     *         "payments": [
                     *           {
                     *             "order": 1,
                     *             "date": "2026-05-20",
                     *             "amount": 96684,
                     *             "isPaid": false,
                     *             "isOverdue": false,
                     *             "isPast": false,
                     *             "isUnavailable": false
                     *           },
                     *           {
                     *             "order": 2,
                     *             "date": "2026-06-20",
                     *             "amount": 96684,
                     *             "isPaid": false,
                     *             "isOverdue": false,
                     *             "isPast": false,
                     *             "isUnavailable": true
                     *           }
                     *         ],
                     *         "unpaidPayment": 0,
                     *         "nextPayment": "2026-05-20",
                     *         "nextPaymentAmount": 96684,
                     *         "lastPaymentDate": "2026-05-20",
                     *         "lastPaymentAmount": 96684
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            /** Format: uuid */
                            creditId: string;
                            payments: {
                                order: number;
                                /**
                                 * Format: date
                                 * @example 2026-11-20
                                 */
                                date: string;
                                amount: number;
                                isPaid: boolean;
                                isOverdue: boolean;
                                isPast: boolean;
                                isUnavailable: boolean;
                            }[];
                            unpaidPayment: number | null;
                            nextPayment: string | null;
                            nextPaymentAmount: number | null;
                            lastPaymentDate: string | null;
                            lastPaymentAmount: number | null;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            414: components["responses"]["414"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getCardAll: {
        parameters: {
            query?: {
                type?: "payment" | "remittance";
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": [
                     *         {
                     *           "cardId": 1,
                     *           "id": "26645abe-496c-5dd3-9d6a-adf18b72eabc",
                     *           "brand": "VISA",
                     *           "lastFour": "1111",
                     *           "maskedPan": "4400 43** **** 1111",
                     *           "provider": "processing-kz",
                     *           "cardIban": null,
                     *           "numberChecked": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            cardId: number;
                            /** Format: uuid */
                            id: string;
                            brand: string;
                            lastFour: string;
                            maskedPan: string;
                            provider: string;
                            cardIban: string | null;
                            numberChecked: boolean;
                        }[];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postPaymentCommonCardIban: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cardId": 1001,
                 *       "iban": "KZ02722C000012345699"
                 *     }
                 */
                "application/json": {
                    cardId: string | number;
                    iban: string;
                };
                /**
                 * @example {
                 *       "cardId": 1001,
                 *       "iban": "KZ02722C000012345699"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    cardId: string | number;
                    iban: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postPaymentCommonDeletePaymentCard: {
        parameters: {
            query: {
                cardId: string | number;
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postPaymentCommonStartCardRegistration: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
                "re-captcha"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "returnPath": "/ru/new-card"
                 *     }
                 */
                "application/json": {
                    /** @default /ru/new-card */
                    returnPath?: string;
                };
                /**
                 * @example {
                 *       "returnPath": "/ru/new-card"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** @default /ru/new-card */
                    returnPath?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "value": "http://localhost:4000/pay/card/c235dfcdec846770a8?lang=ru",
                     *         "cardId": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            value: string | null;
                            cardId: number;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postPaymentProcessingKzCompleteCardRegistration: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
                "re-captcha"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "testAmount": 42,
                 *       "cardId": 1001
                 *     }
                 */
                "application/json": {
                    testAmount: number;
                    cardId: string | number;
                };
                /**
                 * @example {
                 *       "testAmount": 42,
                 *       "cardId": 1001
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    testAmount: number;
                    cardId: string | number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "completeResult": "ACTIVATED",
                     *         "cardIsActivated": true,
                     *         "cardRegExpired": false,
                     *         "cardTriesLimitIsFinished": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            completeResult: "ACTIVATED" | null;
                            cardIsActivated: boolean;
                            cardRegExpired: boolean;
                            cardTriesLimitIsFinished: boolean;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postPaymentCommonCreateRemittance: {
        parameters: {
            query: {
                creditId: string;
                cardId: string | number;
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "type": "APPLICATION_FOR_TRANSFER_MONEY",
                     *         "title": "Заявление на перечисление денег",
                     *         "hash": "22b6c1e4c68c3b7851b12ccc867ef7fc5323c08075da50418dbdff239a1b283c",
                     *         "pages": 1,
                     *         "bytes": 32441,
                     *         "url": "/json/document/document-download?creditId=01a224ac-1c98-81bb-8533-8e860c239fe2&hash=22b6c1e4c68c3b7851b12ccc867ef7fc5323c08075da50418dbdff239a1b283c",
                     *         "shownAt": "2026-03-12T07:00:00.000Z",
                     *         "signedAt": null,
                     *         "number": "GNCZ-T4Z2-XRN7-ZA4N",
                     *         "replacedAt": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Document"] | null;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postPaymentOnlinebankCreateRemittance: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "creditId": "7d9f2a34-5b1c-4e6f-8a90-1b2c3d4e5f60",
                 *       "iban": "KZ84722C000012345678"
                 *     }
                 */
                "application/json": {
                    /** Format: uuid */
                    creditId: string;
                    iban: string;
                };
                /**
                 * @example {
                 *       "creditId": "7d9f2a34-5b1c-4e6f-8a90-1b2c3d4e5f60",
                 *       "iban": "KZ84722C000012345678"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** Format: uuid */
                    creditId: string;
                    iban: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "type": "APPLICATION_FOR_TRANSFER_MONEY",
                     *         "title": "Заявление на перечисление денег",
                     *         "hash": "512600ce4aba41b97f0f553b0a8bbe2197e597301ffb8dcd73123e719113d6f4",
                     *         "pages": 1,
                     *         "bytes": 32559,
                     *         "url": "/json/document/document-download?creditId=936f8a36-5d04-5001-9b38-d88f0c578ac2&hash=512600ce4aba41b97f0f553b0a8bbe2197e597301ffb8dcd73123e719113d6f4",
                     *         "shownAt": "2026-11-20T07:00:00.000Z",
                     *         "signedAt": null,
                     *         "number": "KKTX-XYDQ-2V16-4FNS",
                     *         "replacedAt": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Document"] | null;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getPaymentOnlinebankCheckOnlineBankDay: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "isOnlineBankDay": true,
                     *         "date": "2026-11-20",
                     *         "nextBankDay": "2026-11-23",
                     *         "ownerChecked": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            isOnlineBankDay: boolean;
                            /**
                             * Format: date
                             * @example 2026-11-20
                             */
                            date: string;
                            /**
                             * Format: date
                             * @example 2026-11-20
                             */
                            nextBankDay: string;
                            ownerChecked: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postPaymentCommonSimplePayment: {
        parameters: {
            query: {
                creditId: string;
                amount: string | number;
                confirmed?: boolean | ("0" | "1" | "true" | "false" | "on" | "");
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "value": "http://localhost:4000/pay/card/94e1895f8ae4cc356b?lang=ru",
                     *         "paymentId": "a975b8c2-d6ff-5d69-b60a-96ec351d884e"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            value: string | null;
                            /** Format: uuid */
                            paymentId: string;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postPaymentCommonOneClickPayment: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "creditId": "7d9f2a34-5b1c-4e6f-8a90-1b2c3d4e5f60",
                 *       "amount": 20000,
                 *       "cardId": 1001
                 *     }
                 */
                "application/json": {
                    /** Format: uuid */
                    creditId?: string;
                    amount: string | number;
                    cardId: string | number;
                    confirmed?: boolean | ("0" | "1" | "true" | "false" | "on" | "");
                };
                /**
                 * @example {
                 *       "creditId": "7d9f2a34-5b1c-4e6f-8a90-1b2c3d4e5f60",
                 *       "amount": 20000,
                 *       "cardId": 1001
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** Format: uuid */
                    creditId?: string;
                    amount: string | number;
                    cardId: string | number;
                    confirmed?: boolean | ("0" | "1" | "true" | "false" | "on" | "");
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "paymentId": "59962a2e-6719-5af6-877c-7939ec6cf1c0",
                     *         "state": "FAILED",
                     *         "challengeUrl": null,
                     *         "rejectionCode": "TOKEN"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            /** Format: uuid */
                            paymentId: string;
                            /** @enum {string} */
                            state: "WAITING" | "CHALLENGE" | "IN_DOUBT" | "SUSPENDED" | "RECEIVED" | "FAILED";
                            challengeUrl: string | null;
                            rejectionCode: string | null;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getAccountAll: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": [
                     *         {
                     *           "type": "BALANCE",
                     *           "balance": 0,
                     *           "currency": "KZT",
                     *           "operations": []
                     *         },
                     *         {
                     *           "type": "BONUS",
                     *           "balance": 200,
                     *           "currency": "BONUS",
                     *           "operations": [
                     *             {
                     *               "type": "INCOME",
                     *               "date": "2026-03-12",
                     *               "amount": 200
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            /** @enum {string} */
                            type: "BALANCE" | "BONUS";
                            balance: number;
                            /** @enum {string} */
                            currency: "KZT" | "BONUS";
                            operations: {
                                /** @enum {string} */
                                type: "INCOME" | "OUTGOING";
                                /**
                                 * Format: date
                                 * @example 2026-11-20
                                 */
                                date: string;
                                amount: number;
                            }[];
                        }[];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postAccountRegisterBalancePayment: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "balanceAmount": 5000
                 *     }
                 */
                "application/json": {
                    balanceAmount: string | number;
                    confirmed?: boolean | ("0" | "1" | "true" | "false" | "on" | "");
                };
                /**
                 * @example {
                 *       "balanceAmount": 5000
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    balanceAmount: string | number;
                    confirmed?: boolean | ("0" | "1" | "true" | "false" | "on" | "");
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "value": "http://localhost:4000/pay/card/64fce7a096580953a4?lang=ru",
                     *         "paymentId": "538bf921-1d47-56b7-b5d5-55992bc6f7c2"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            value: string | null;
                            /** Format: uuid */
                            paymentId: string;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postAccountSpendBonus: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "creditId": "7d9f2a34-5b1c-4e6f-8a90-1b2c3d4e5f60",
                 *       "amount": 100
                 *     }
                 */
                "application/json": {
                    /** Format: uuid */
                    creditId: string;
                    amount: string | number;
                };
                /**
                 * @example {
                 *       "creditId": "7d9f2a34-5b1c-4e6f-8a90-1b2c3d4e5f60",
                 *       "amount": 100
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** Format: uuid */
                    creditId: string;
                    amount: string | number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "spent": 100
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            spent: number;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getAccountBonus: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "balance": 200,
                     *         "owed": 0,
                     *         "operations": [
                     *           {
                     *             "id": "fd9643e5-4cc4-5197-93d9-61aba429a55d",
                     *             "type": "INCOME",
                     *             "reason": "EARNED",
                     *             "date": "2026-03-12",
                     *             "amount": 200,
                     *             "balance": 200,
                     *             "pending": false
                     *           }
                     *         ],
                     *         "loan": {
                     *           "creditId": "469580c6-cbaf-462d-bd79-e0cc975c75b8",
                     *           "limit": 9557.72,
                     *           "spent": 0,
                     *           "usable": 200,
                     *           "reason": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["BonusAccount"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getProfileNps: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "needShow": true,
                     *         "themes": {
                     *           "negative": [
                     *             "REGISTRATION_PROCESS",
                     *             "SPEED_OF_RECEIVING"
                     *           ],
                     *           "neutral": [
                     *             "REGISTRATION_PROCESS",
                     *             "SPEED_OF_RECEIVING"
                     *           ],
                     *           "positive": [
                     *             "REGISTRATION_PROCESS",
                     *             "SPEED_OF_RECEIVING"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            needShow: boolean;
                            themes: {
                                readonly negative: ("REGISTRATION_PROCESS" | "SPEED_OF_RECEIVING" | "SITE_CONVENIENCE" | "OPERATOR_SERVICE_QUALITY" | "CREDIT_AMOUNT" | "PERCENTAGE" | "TERM" | "PAYMENT_PROCESS" | "PAYMENT_PROBLEMS" | "CLOSING_PROCESS" | "OTHER")[];
                                readonly neutral: ("REGISTRATION_PROCESS" | "SPEED_OF_RECEIVING" | "SITE_CONVENIENCE" | "OPERATOR_SERVICE_QUALITY" | "CREDIT_AMOUNT" | "PERCENTAGE" | "TERM" | "PAYMENT_PROCESS" | "PAYMENT_PROBLEMS" | "CLOSING_PROCESS" | "OTHER")[];
                                readonly positive: ("REGISTRATION_PROCESS" | "SPEED_OF_RECEIVING" | "SITE_CONVENIENCE" | "OPERATOR_SERVICE_QUALITY" | "CREDIT_AMOUNT" | "PERCENTAGE" | "TERM" | "PAYMENT_PROCESS" | "PAYMENT_PROBLEMS" | "CLOSING_PROCESS" | "OTHER")[];
                            };
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postProfileNps: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "score": 10,
                 *       "themes": [
                 *         "SITE_CONVENIENCE"
                 *       ],
                 *       "comment": ""
                 *     }
                 */
                "application/json": {
                    score?: number | null;
                    themes?: ("REGISTRATION_PROCESS" | "SPEED_OF_RECEIVING" | "SITE_CONVENIENCE" | "OPERATOR_SERVICE_QUALITY" | "CREDIT_AMOUNT" | "PERCENTAGE" | "TERM" | "PAYMENT_PROCESS" | "PAYMENT_PROBLEMS" | "CLOSING_PROCESS" | "OTHER")[];
                    /** @default  */
                    comment?: string;
                };
                /**
                 * @example {
                 *       "score": 10,
                 *       "themes": [
                 *         "SITE_CONVENIENCE"
                 *       ],
                 *       "comment": ""
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    score?: number | null;
                    themes?: ("REGISTRATION_PROCESS" | "SPEED_OF_RECEIVING" | "SITE_CONVENIENCE" | "OPERATOR_SERVICE_QUALITY" | "CREDIT_AMOUNT" | "PERCENTAGE" | "TERM" | "PAYMENT_PROCESS" | "PAYMENT_PROBLEMS" | "CLOSING_PROCESS" | "OTHER")[];
                    /** @default  */
                    comment?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postProfileReview: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "creditId": "7d9f2a34-5b1c-4e6f-8a90-1b2c3d4e5f60",
                 *       "score": 5,
                 *       "text": "Быстро"
                 *     }
                 */
                "application/json": {
                    /** Format: uuid */
                    creditId: string;
                    score: number;
                    /** @default  */
                    text?: string;
                };
                /**
                 * @example {
                 *       "creditId": "7d9f2a34-5b1c-4e6f-8a90-1b2c3d4e5f60",
                 *       "score": 5,
                 *       "text": "Быстро"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** Format: uuid */
                    creditId: string;
                    score: number;
                    /** @default  */
                    text?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postBehaviour: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entries": [
                 *         {
                 *           "type": "mc",
                 *           "page": "/ru/registration",
                 *           "field_name": "send-code",
                 *           "uniq_key": "a1"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    entries: {
                        /** @enum {string} */
                        type: "create" | "mc" | "mca";
                        /** @default  */
                        page?: string;
                        url?: string;
                        /** @default  */
                        field_name?: string;
                        value?: string;
                        uniq_key: string;
                    }[];
                };
                /**
                 * @example {
                 *       "entries": [
                 *         {
                 *           "type": "mc",
                 *           "page": "/ru/registration",
                 *           "field_name": "send-code",
                 *           "uniq_key": "a1"
                 *         }
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    entries: {
                        /** @enum {string} */
                        type: "create" | "mc" | "mca";
                        /** @default  */
                        page?: string;
                        url?: string;
                        /** @default  */
                        field_name?: string;
                        value?: string;
                        uniq_key: string;
                    }[];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "kept": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            kept: number;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getExperimentList: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": []
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            name: string;
                            variant: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getExperimentNotifications: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "notifications": [
                     *           {
                     *             "id": "5139d8f2-1b5a-578e-b65a-9835b75e248e:0",
                     *             "category": "loan",
                     *             "title": "Платёж получен",
                     *             "text": "Платёж 20 000 тенге по договору NS-2026-000001 получен.",
                     *             "creditId": "469580c6-cbaf-462d-bd79-e0cc975c75b8",
                     *             "date": "2026-03-12T07:00:00.000Z",
                     *             "read": false
                     *           },
                     *           {
                     *             "id": "a8552a24-94d2-51d9-bc9f-3ea0f11780b8:0",
                     *             "category": "loan",
                     *             "title": "Списаны бонусы",
                     *             "text": "Бонусы списаны, проценты по договору NS-2026-000001 уменьшены на 100 тенге. Если это сделали не вы, смените пароль.",
                     *             "creditId": "469580c6-cbaf-462d-bd79-e0cc975c75b8",
                     *             "date": "2026-03-12T07:00:00.000Z",
                     *             "read": false
                     *           }
                     *         ],
                     *         "unreadCount": 4
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            notifications: {
                                id: string;
                                category: string;
                                title: string;
                                text: string;
                                creditId: string | null;
                                /** Format: date-time */
                                date: string;
                                read: boolean;
                            }[];
                            unreadCount: number;
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postExperimentNotificationReadStatus: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "ids": []
                 *     }
                 */
                "application/json": {
                    ids?: string[];
                };
                /**
                 * @example {
                 *       "ids": []
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    ids?: string[];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "unreadCount": 4
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            unreadCount: number;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getExperimentNotificationSettings: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "channel": "SMS",
                     *         "hour": 10,
                     *         "days": [
                     *           3,
                     *           1
                     *         ],
                     *         "email": false,
                     *         "push": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            /** @enum {string} */
                            channel: "SMS" | "EMAIL" | "PUSH" | "CABINET";
                            hour: number;
                            readonly days: number[];
                            email: boolean;
                            push: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postExperimentNotificationSettings: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channel": "SMS",
                 *       "hour": 11,
                 *       "days": [
                 *         3,
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    channel: "SMS" | "EMAIL" | "PUSH" | "CABINET";
                    hour: number;
                    days?: number[];
                };
                /**
                 * @example {
                 *       "channel": "SMS",
                 *       "hour": 11,
                 *       "days": [
                 *         3,
                 *         1
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** @enum {string} */
                    channel: "SMS" | "EMAIL" | "PUSH" | "CABINET";
                    hour: number;
                    days?: number[];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "channel": "SMS",
                     *         "hour": 11,
                     *         "days": [
                     *           3,
                     *           1
                     *         ],
                     *         "email": false,
                     *         "push": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            /** @enum {string} */
                            channel: "SMS" | "EMAIL" | "PUSH" | "CABINET";
                            hour: number;
                            readonly days: number[];
                            email: boolean;
                            push: boolean;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getPushClient: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "key": "BCrR5_Pkf6QQD9cglkS1AwzFjA61wgbL2ABd78qXkk51p2ahGPu2GqMJA11JNsMGguzfm48lH9VlbJvKGRIxDks",
                     *         "browsers": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            key: string;
                            browsers: number;
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postPushClient: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pushToken": "{\"endpoint\":\"https://fcm.googleapis.com/fcm/send/dGhlLWFkZHJlc3M\",\"keys\":{\"p256dh\":\"BC-YkAvUQy1ECcfXGGTf4Ukvpc__GErE6yaz9MB6_nBwB1DbG1vqPBGDRqirXmmA2UvlZ0vp29I8nO4jjcx8NhY\",\"auth\":\"MTYtYnl0ZXMtc2VjcmV0IQ\"}}"
                 *     }
                 */
                "application/json": {
                    pushToken: string;
                };
                /**
                 * @example {
                 *       "pushToken": "{\"endpoint\":\"https://fcm.googleapis.com/fcm/send/dGhlLWFkZHJlc3M\",\"keys\":{\"p256dh\":\"BC-YkAvUQy1ECcfXGGTf4Ukvpc__GErE6yaz9MB6_nBwB1DbG1vqPBGDRqirXmmA2UvlZ0vp29I8nO4jjcx8NhY\",\"auth\":\"MTYtYnl0ZXMtc2VjcmV0IQ\"}}"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    pushToken: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "key": "BCrR5_Pkf6QQD9cglkS1AwzFjA61wgbL2ABd78qXkk51p2ahGPu2GqMJA11JNsMGguzfm48lH9VlbJvKGRIxDks",
                     *         "browsers": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            key: string;
                            browsers: number;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postPushClientEnd: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "endpoint": "https://fcm.googleapis.com/fcm/send/dGhlLWFkZHJlc3M"
                 *     }
                 */
                "application/json": {
                    endpoint: string;
                };
                /**
                 * @example {
                 *       "endpoint": "https://fcm.googleapis.com/fcm/send/dGhlLWFkZHJlc3M"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    endpoint: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "key": "BCrR5_Pkf6QQD9cglkS1AwzFjA61wgbL2ABd78qXkk51p2ahGPu2GqMJA11JNsMGguzfm48lH9VlbJvKGRIxDks",
                     *         "browsers": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            key: string;
                            browsers: number;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postCreditIdDispute: {
        parameters: {
            query?: never;
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "NOT_APPLIED",
                 *       "story": "Заём оформил другой человек"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    reason: "NOT_APPLIED" | "PHONE_OR_PAPERS_STOLEN" | "PRESSED_BY_SOMEBODY";
                    /** @default  */
                    story?: string;
                };
                /**
                 * @example {
                 *       "reason": "NOT_APPLIED",
                 *       "story": "Заём оформил другой человек"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** @enum {string} */
                    reason: "NOT_APPLIED" | "PHONE_OR_PAPERS_STOLEN" | "PRESSED_BY_SOMEBODY";
                    /** @default  */
                    story?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "data": {
                     *         "disputedOn": "2026-03-10",
                     *         "answerBy": "2026-03-25"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            /**
                             * Format: date
                             * @example 2026-11-20
                             */
                            disputedOn: string;
                            /**
                             * Format: date
                             * @example 2026-11-20
                             */
                            answerBy: string;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            414: components["responses"]["414"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getOfficeEvidence: {
        parameters: {
            query: {
                creditId: unknown;
                slot: "FRONT" | "BACK" | "ANSWER_1" | "ANSWER_2" | "ANSWER_3" | "ANSWER_4";
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getOfficeLetter: {
        parameters: {
            query: {
                creditId: unknown;
                hash: string;
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getOfficeFace: {
        parameters: {
            query: {
                creditId: unknown;
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getOfficePaper: {
        parameters: {
            query: {
                borrowerId: string;
                hash: string;
                caseNumber: string;
                reason?: "CALL" | "LETTER" | "AUTHORITY" | "MONEY";
            };
            header?: {
                "x-locale"?: "ru" | "kk" | "kz";
                googleClientId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    notifyCardProcessor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "payment";
                    operationId: string;
                    reference: string;
                    /** @enum {string} */
                    outcome: "SUCCEEDED" | "FAILED" | "REVERSED";
                    amount: string;
                    currency: string;
                    code: string | null;
                    /** Format: date-time */
                    operatedAt: string;
                } | {
                    /** @constant */
                    type: "card";
                    /** @constant */
                    outcome: "REGISTERED";
                    operationId: string;
                    reference: string;
                    card: {
                        token: string;
                        fingerprint: string;
                        /** @enum {string} */
                        brand: "VISA" | "MASTERCARD";
                        maskedPan: string;
                        lastFour: string;
                        heldAmount: number;
                    };
                } | {
                    /** @constant */
                    type: "card";
                    /** @constant */
                    outcome: "REJECTED";
                    operationId: string;
                    reference: string;
                    code: string;
                } | {
                    /** @constant */
                    type: "payout";
                    key: string;
                    operationId: string;
                    /** @enum {string} */
                    state: "PAID" | "REJECTED" | "CANCELED";
                    code: string | null;
                    /** Format: date-time */
                    operatedAt: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @enum {string} */
                        message?: "UNSIGNED" | "STALE";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @enum {string} */
                        message?: "UNREADABLE";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    notifyBankPayout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "payout";
                    key: string;
                    operationId: string;
                    /** @enum {string} */
                    state: "PAID" | "REJECTED" | "CANCELED";
                    code: string | null;
                    /** Format: date-time */
                    operatedAt: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @enum {string} */
                        message?: "UNSIGNED" | "STALE";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @enum {string} */
                        message?: "UNREADABLE";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    notifyPostOffice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "payout";
                    key: string;
                    operationId: string;
                    /** @enum {string} */
                    state: "PAID" | "REJECTED" | "CANCELED";
                    code: string | null;
                    /** Format: date-time */
                    operatedAt: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @enum {string} */
                        message?: "UNSIGNED" | "STALE";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @enum {string} */
                        message?: "UNREADABLE";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    notifyTerminal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "check";
                    text: string;
                } | {
                    /** @constant */
                    type: "pay";
                    operationId: string;
                    /** @enum {string} */
                    outcome: "SUCCEEDED" | "REVERSED";
                    text: string;
                    amount: string;
                    currency: string;
                    /** Format: date-time */
                    operatedAt: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        found?: boolean;
                        contract?: string;
                        payer?: string;
                        due?: string;
                        full?: string;
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @enum {string} */
                        message?: "UNSIGNED" | "STALE";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @enum {string} */
                        message?: "UNREADABLE";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    notifyWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "check";
                    text: string;
                } | {
                    /** @constant */
                    type: "pay";
                    operationId: string;
                    /** @enum {string} */
                    outcome: "SUCCEEDED" | "REVERSED";
                    text: string;
                    amount: string;
                    currency: string;
                    /** Format: date-time */
                    operatedAt: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        found?: boolean;
                        contract?: string;
                        payer?: string;
                        due?: string;
                        full?: string;
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @enum {string} */
                        message?: "UNSIGNED" | "STALE";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @enum {string} */
                        message?: "UNREADABLE";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    notifyBankTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "check";
                    text: string;
                } | {
                    /** @constant */
                    type: "pay";
                    operationId: string;
                    /** @enum {string} */
                    outcome: "SUCCEEDED" | "REVERSED";
                    text: string;
                    amount: string;
                    currency: string;
                    /** Format: date-time */
                    operatedAt: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        found?: boolean;
                        contract?: string;
                        payer?: string;
                        due?: string;
                        full?: string;
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @enum {string} */
                        message?: "UNSIGNED" | "STALE";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @enum {string} */
                        message?: "UNREADABLE";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    notifyEds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "signature";
                    /** Format: uuid */
                    key: string;
                    operationId: string;
                    /** @enum {string} */
                    state: "SIGNED" | "REFUSED";
                    documentHash: string;
                    signature: string | null;
                    /** Format: date-time */
                    operatedAt: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @enum {string} */
                        message?: "UNSIGNED" | "STALE";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @enum {string} */
                        message?: "UNREADABLE";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
