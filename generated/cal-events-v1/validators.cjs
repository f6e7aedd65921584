// Generated from openapi/ by `npm run codegen`. Never edited by hand.
'use strict'
module.exports = ((formats) => {
const exports = {};
{
"use strict";
exports["{\"properties\":{\"value\":{\"type\":\"string\",\"maxLength\":20,\"x-languages\":true}}}"] = validate0;
const schema0 = {"properties":{"value":{"type":"string","maxLength":20,"x-languages":true}}};
const func0 = require("ajv/dist/runtime/ucs2length").default;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 20){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"default\":\"view\",\"maxLength\":4000}}}"] = validate1;
const schema1 = {"properties":{"value":{"type":"string","default":"view","maxLength":4000}}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = "view";
}
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 4000){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"default\":\"cal/events/v1\",\"maxLength\":4000}}}"] = validate2;
const schema2 = {"properties":{"value":{"type":"string","default":"cal/events/v1","maxLength":4000}}};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = "cal/events/v1";
}
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 4000){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"array\",\"x-unbounded\":true,\"items\":{\"type\":\"string\",\"maxLength\":4000,\"example\":\"title.rendered\"}}}}"] = validate3;
const schema3 = {"properties":{"value":{"type":"array","x-unbounded":true,"items":{"type":"string","maxLength":4000,"example":"title.rendered"}}}};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate3.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0[i0] = coerced0;
}
}
}
if(typeof data1 === "string"){
if(func0(data1) > 4000){
const err1 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":2147483647,\"default\":1}}}"] = validate4;
const schema4 = {"properties":{"value":{"type":"integer","minimum":1,"maximum":2147483647,"default":1}}};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = 1;
}
let data0 = data.value;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":10000}}}"] = validate5;
const schema5 = {"properties":{"value":{"type":"string","minLength":1,"maxLength":10000}}};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate5.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 10000){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func0(data0) < 1){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":2147483647,\"default\":10}}}"] = validate6;
const schema6 = {"properties":{"value":{"type":"integer","minimum":1,"maximum":2147483647,"default":10}}};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate6.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = 10;
}
let data0 = data.value;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"format\":\"lenient-date\",\"pattern\":\"\\\\S\",\"maxLength\":100}}}"] = validate7;
const schema7 = {"properties":{"value":{"type":"string","format":"lenient-date","pattern":"\\S","maxLength":100}}};
const formats0 = formats["lenient-date"];
const pattern0 = new RegExp("\\S", "u");

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate7.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 100){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern0.test(data0)){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats0.validate(data0))){
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/format",keyword:"format",params:{format: "lenient-date"},message:"must match format \""+"lenient-date"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"boolean\",\"default\":false}}}"] = validate8;
const schema8 = {"properties":{"value":{"type":"boolean","default":false}}};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate8.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = false;
}
let data0 = data.value;
if(typeof data0 !== "boolean"){
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(data0 === "false" || data0 === 0 || data0 === null){
coerced0 = false;
}
else if(data0 === "true" || data0 === 1){
coerced0 = true;
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":1600}}}"] = validate9;
const schema9 = {"properties":{"value":{"type":"string","minLength":1,"maxLength":1600}}};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate9.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 1600){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 1600},message:"must NOT have more than 1600 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func0(data0) < 1){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"array\",\"maxItems\":100,\"x-commas\":true,\"items\":{\"type\":\"string\",\"maxLength\":4000,\"example\":\"ferries\"}}}}"] = validate10;
const schema10 = {"properties":{"value":{"type":"array","maxItems":100,"x-commas":true,"items":{"type":"string","maxLength":4000,"example":"ferries"}}}};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate10.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(Array.isArray(data0)){
if(data0.length > 100){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0[i0] = coerced0;
}
}
}
if(typeof data1 === "string"){
if(func0(data1) > 4000){
const err2 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"array\",\"maxItems\":100,\"x-commas\":true,\"items\":{\"type\":\"string\",\"maxLength\":4000,\"example\":\"boats\"}}}}"] = validate11;
const schema11 = {"properties":{"value":{"type":"array","maxItems":100,"x-commas":true,"items":{"type":"string","maxLength":4000,"example":"boats"}}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate11.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(Array.isArray(data0)){
if(data0.length > 100){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0[i0] = coerced0;
}
}
}
if(typeof data1 === "string"){
if(func0(data1) > 4000){
const err2 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"array\",\"x-unbounded\":true,\"items\":{\"$ref\":\"#/components/schemas/Id\"}}}}"] = validate12;
const schema12 = {"properties":{"value":{"type":"array","x-unbounded":true,"items":{"$ref":"#/components/schemas/Id"}}}};
const schema13 = {"type":"integer","description":"The ID of an item: a positive integer, assigned by the service.","minimum":0,"maximum":2147483647,"example":7};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate12.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data1 === null
              || (dataType0 === "string" && data1 && data1 == +data1 && !(data1 % 1))){
coerced0 = +data1;
}
else {
const err0 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0[i0] = coerced0;
}
}
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/components/schemas/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/components/schemas/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"boolean\"}}}"] = validate13;
const schema14 = {"properties":{"value":{"type":"boolean"}}};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate13.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "boolean"){
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(data0 === "false" || data0 === 0 || data0 === null){
coerced0 = false;
}
else if(data0 === "true" || data0 === 1){
coerced0 = true;
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
}
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"array\",\"x-unbounded\":true,\"items\":{\"type\":\"string\",\"enum\":[\"publish\",\"future\",\"draft\",\"pending\",\"private\",\"trash\",\"any\"],\"example\":\"publish\"}}}}"] = validate14;
const schema15 = {"properties":{"value":{"type":"array","x-unbounded":true,"items":{"type":"string","enum":["publish","future","draft","pending","private","trash","any"],"example":"publish"}}}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate14.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0[i0] = coerced0;
}
}
}
if(!(((((((data1 === "publish") || (data1 === "future")) || (data1 === "draft")) || (data1 === "pending")) || (data1 === "private")) || (data1 === "trash")) || (data1 === "any"))){
const err1 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/enum",keyword:"enum",params:{allowedValues: schema15.properties.value.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"number\",\"minimum\":-90,\"maximum\":90}}}"] = validate15;
const schema16 = {"properties":{"value":{"type":"number","minimum":-90,"maximum":90}}};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate15.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(!((typeof data0 == "number") && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "boolean" || data0 === null
              || (dataType0 == "string" && data0 && data0 == +data0)){
coerced0 = +data0;
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 90 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90},message:"must be <= 90"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < -90 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: -90},message:"must be >= -90"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"number\",\"minimum\":-180,\"maximum\":180}}}"] = validate16;
const schema17 = {"properties":{"value":{"type":"number","minimum":-180,"maximum":180}}};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate16.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(!((typeof data0 == "number") && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "boolean" || data0 === null
              || (dataType0 == "string" && data0 && data0 == +data0)){
coerced0 = +data0;
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 180 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 180},message:"must be <= 180"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < -180 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: -180},message:"must be >= -180"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":2147483647}}}"] = validate17;
const schema18 = {"properties":{"value":{"type":"integer","minimum":0,"maximum":2147483647}}};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate17.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"enum\":[\"occurrences\",\"none\"],\"default\":\"occurrences\"}}}"] = validate18;
const schema19 = {"properties":{"value":{"type":"string","enum":["occurrences","none"],"default":"occurrences"}}};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate18.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = "occurrences";
}
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(!((data0 === "occurrences") || (data0 === "none"))){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues: schema19.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"maxLength\":4000}}}"] = validate19;
const schema20 = {"properties":{"value":{"type":"string","maxLength":4000}}};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate19.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 4000){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"enum\":[\"occurrence\",\"following\"],\"default\":\"occurrence\"}}}"] = validate20;
const schema21 = {"properties":{"value":{"type":"string","enum":["occurrence","following"],"default":"occurrence"}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = "occurrence";
}
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(!((data0 === "occurrence") || (data0 === "following"))){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues: schema21.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"maxLength\":4000,\"minLength\":1}}}"] = validate21;
const schema22 = {"properties":{"value":{"type":"string","maxLength":4000,"minLength":1}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 4000){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func0(data0) < 1){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"enum\":[\"asc\",\"desc\"],\"default\":\"asc\"}}}"] = validate22;
const schema23 = {"properties":{"value":{"type":"string","enum":["asc","desc"],"default":"asc"}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = "asc";
}
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(!((data0 === "asc") || (data0 === "desc"))){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues: schema23.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"enum\":[\"name\",\"id\",\"slug\",\"count\",\"description\",\"include\",\"term_group\"],\"default\":\"name\"}}}"] = validate23;
const schema24 = {"properties":{"value":{"type":"string","enum":["name","id","slug","count","description","include","term_group"],"default":"name"}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = "name";
}
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(!(((((((data0 === "name") || (data0 === "id")) || (data0 === "slug")) || (data0 === "count")) || (data0 === "description")) || (data0 === "include")) || (data0 === "term_group"))){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues: schema24.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"boolean\",\"default\":true}}}"] = validate24;
const schema25 = {"properties":{"value":{"type":"boolean","default":true}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = true;
}
let data0 = data.value;
if(typeof data0 !== "boolean"){
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(data0 === "false" || data0 === 0 || data0 === null){
coerced0 = false;
}
else if(data0 === "true" || data0 === 1){
coerced0 = true;
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};
}
{
"use strict";
exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/EventCreation\"}}}"] = validate0;
const schema0 = {"properties":{"body":{"$ref":"#/components/schemas/EventCreation"}}};
const schema1 = {"description":"The fields of a new event. A title, a start date and an end date are required.","allOf":[{"$ref":"#/components/schemas/EventInput"}],"required":["title","start_date","end_date"]};
const schema2 = {"type":"object","description":"The writable fields of an event. Only the fields in the request change; unknown and read-only fields are ignored.","properties":{"title":{"type":"string","description":"The title of the event. Must not be empty.","minLength":1,"maxLength":2000,"example":"Harbour walk"},"start_date":{"description":"The start date, in the event's time zone. An all-day event starts at the beginning of the day.","$ref":"#/components/schemas/CalendarDateInput"},"end_date":{"description":"The end date, in the event's time zone. An end date before the start date is set to the start date. An all-day event ends at the end of the day.","$ref":"#/components/schemas/CalendarDateInput"},"author":{"type":"integer","description":"The ID of the author. Defaults to the authenticated user.","minimum":-2147483648,"maximum":2147483647,"example":2},"date":{"type":["string","null"],"description":"The publication date, in the site's time zone.","format":"lenient-date","pattern":"\\S","maxLength":100,"example":"2026-03-01 09:30:00"},"date_utc":{"type":["string","null"],"description":"The publication date in UTC. Ignored if `date` is also sent.","format":"lenient-date","pattern":"\\S","maxLength":100,"example":"2026-03-01 14:30:00"},"description":{"type":"string","description":"The description of the event, as HTML or plain text paragraphs.","maxLength":1000000,"example":"Bring a coat."},"slug":{"type":"string","description":"The slug of the event, used in its URL. The value is normalized; an empty slug is generated from the title.","maxLength":2000,"example":"harbour-walk"},"excerpt":{"type":"string","description":"A short summary of the event, for lists.","maxLength":100000,"example":"A walk by the sea."},"status":{"$ref":"#/components/schemas/CalendarStatusInput"},"password":{"type":["string","null"],"description":"The password that protects the description and the excerpt. An empty string removes the protection. Anyone who is allowed to edit the event can change it.","maxLength":255,"example":""},"timezone":{"type":"string","description":"The time zone of the event: a time zone name, or `UTC` with an offset, such as `UTC+4` or `UTC-3:30`. Defaults to the site's time zone.","format":"time-zone","pattern":"^([A-Za-z][\\w+/:.-]*)?$","maxLength":100,"example":"Europe/Lisbon"},"all_day":{"type":"boolean","description":"Whether the event lasts all day. Defaults to `false`.","example":false},"canceled":{"type":"boolean","description":"Whether the event has been called off. It keeps its page and its place in lists. This field is an addition to the specification.","example":false},"recurrence":{"description":"When the event repeats. `null` makes a series a single event. A series has at most 4,000 occurrences until two years from now. Of an occurrence, it can be changed only together with all that follow (`scope=following`). This field is an addition to the specification.","oneOf":[{"$ref":"#/components/schemas/RecurrenceInput"},{"type":"null","description":"No value.","example":null}]},"image":{"$ref":"#/components/schemas/CalendarImageInput"},"cost":{"description":"The cost of the event: an amount (`18`, `$10`, `1,200.50`, `20 GEL`), a range (`$10 – $25`), a list of amounts, or words (`Free`).","oneOf":[{"type":"string","description":"The cost as a string.","maxLength":2000,"example":"$12"},{"type":"number","description":"The cost as a number.","example":12},{"type":"array","description":"A list of amounts.","maxItems":100,"items":{"type":["string","number"],"maxLength":2000,"example":"12"}},{"type":"null","description":"No cost.","example":null}]},"currency_symbol":{"type":"string","description":"The symbol of the amounts of the cost.","pattern":"^[$¢-¥֏؋߾߿৲৳৻૱௹฿៛₠-⃁꠸﷼﹩＄￠￡￥￦𑿝-𑿠𞋿𞲰]?$","maxLength":100,"example":"€"},"currency_code":{"type":"string","description":"The code of the currency of the amounts of the cost. Used instead of a symbol.","pattern":"^([A-Z]{3})?$","maxLength":100,"example":"GEL"},"currency_position":{"type":"string","description":"The position of the symbol or code: before the amount (`prefix`) or after it (`suffix` or `postfix`).","enum":["prefix","suffix","postfix"],"example":"suffix"},"website":{"description":"The URL of the website of the event. Without one, the URL of the event itself is shown.","$ref":"#/components/schemas/WebAddress"},"show_map":{"type":"boolean","description":"Whether the page of the event shows a map.","example":false},"show_map_link":{"type":"boolean","description":"Whether the page of the event shows a link to a map.","example":false},"hide_from_listings":{"type":"boolean","description":"Whether the event is hidden from lists.","example":false},"sticky":{"type":"boolean","description":"Whether calendar views show the event first.","example":false},"featured":{"type":"boolean","description":"Whether the event is featured.","example":false},"ticketed":{"type":"boolean","description":"Whether the event requires tickets. This field is an addition to the specification.","example":false},"categories":{"$ref":"#/components/schemas/EventTermsInput"},"tags":{"$ref":"#/components/schemas/EventTermsInput"},"venue":{"description":"The venue of the event. A list can contain at most one venue. An empty list or `null` removes the venue. Publishing somebody else's draft or pending event also publishes its venue and organizers that are drafts of the same author, if the caller may publish them.","oneOf":[{"$ref":"#/components/schemas/Id"},{"$ref":"#/components/schemas/VenueInput","x-rules":{"x-error-codes":["rest_invalid_param"],"anyOf":[{"title":"An existing venue","required":["id"]},{"title":"A new venue","required":["venue"],"properties":{"venue":{"pattern":"\\S"}}}]}},{"type":"array","description":"A list of at most one venue.","maxItems":1,"items":{"$ref":"#/components/schemas/VenueLink"}},{"type":"null","description":"No value.","example":null}]},"organizer":{"description":"The organizers of the event, in display order. An empty list or `null` removes all organizers.","oneOf":[{"$ref":"#/components/schemas/Id"},{"$ref":"#/components/schemas/OrganizerInput","x-rules":{"x-error-codes":["rest_invalid_param"],"anyOf":[{"title":"An existing organizer","required":["id"]},{"title":"A new organizer","required":["organizer"],"properties":{"organizer":{"pattern":"\\S"}}}]}},{"type":"array","description":"A list of organizers.","maxItems":100,"items":{"$ref":"#/components/schemas/OrganizerLink"}},{"type":"null","description":"No value.","example":null}]}},"example":{"title":"Harbour walk","start_date":"2026-03-01 09:30:00","end_date":"2026-03-01 11:00:00","timezone":"Europe/Lisbon","venue":13,"organizer":[15]}};
const schema3 = {"type":"string","description":"A date, with or without a time, in ISO 8601 or in English. Relative dates such as `tomorrow 10am` are accepted. A date with `Z` or an offset such as `+04:00` is converted to the expected time zone.","format":"lenient-date","pattern":"\\S","maxLength":100,"example":"2026-03-01 09:30:00"};
const schema5 = {"type":"string","description":"The status of an item. Defaults to `publish` for users who are allowed to publish, and to `draft` for others. If a user who is not allowed to publish sends `publish`, the status becomes `pending`. An item with a publication date in the future becomes `future` instead of `publish`.","enum":["publish","future","draft","pending","private"],"example":"publish"};
const schema15 = {"type":["string","null"],"description":"A URL that starts with `http://` or `https://`, or an empty string or `null` for none. Spaces are percent-encoded.","format":"web-address","pattern":"^\\s*(?:[Hh][Tt][Tt][Pp][Ss]?://.+)?$","maxLength":2000,"example":"https://example.org/"};
const schema14 = {"type":"integer","description":"The ID of an item: a positive integer, assigned by the service.","minimum":0,"maximum":2147483647,"example":7};
const func0 = require("ajv/dist/runtime/ucs2length").default;
const formats0 = formats["lenient-date"];
const formats8 = formats["time-zone"];
const formats16 = formats["web-address"];
const pattern0 = new RegExp("\\S", "u");
const pattern4 = new RegExp("^([A-Za-z][\\w+/:.-]*)?$", "u");
const pattern8 = new RegExp("^[$¢-¥֏؋߾߿৲৳৻૱௹฿៛₠-⃁꠸﷼﹩＄￠￡￥￦𑿝-𑿠𞋿𞲰]?$", "u");
const pattern9 = new RegExp("^([A-Z]{3})?$", "u");
const pattern10 = new RegExp("^\\s*(?:[Hh][Tt][Tt][Pp][Ss]?://.+)?$", "u");
const schema6 = {"type":"object","description":"When an event repeats. The rule is sent as `rrule` or as `rule`; sending both is an error unless they say the same. What is sent back as it was read counts as not sent, and moves with the start of the series.","properties":{"rrule":{"type":["string","null"],"description":"A rule in the form of RFC 5545. `FREQ` is `DAILY`, `WEEKLY`, `MONTHLY` or `YEARLY`; the time of day is that of `start_date`, so `BYHOUR`, `BYMINUTE` and `BYSECOND` are errors. The rule must give `start_date`. Parts that calendar applications combine in different ways, such as `BYYEARDAY` with `BYMONTHDAY`, are errors, too.","maxLength":2000,"example":"FREQ=WEEKLY;BYDAY=TH;COUNT=10"},"rule":{"description":"The rule as an object.","oneOf":[{"$ref":"#/components/schemas/RecurrenceRuleInput"},{"type":"null","description":"No value.","example":null}]},"rdates":{"type":"array","description":"The starts of occurrences that are added to those of the rule. A date without a time starts at the time of `start_date`.","maxItems":1000,"items":{"$ref":"#/components/schemas/CalendarDateInput"}},"exdates":{"type":"array","description":"The starts of occurrences that are left out. A date without a time is that day at the time of `start_date`.","maxItems":5000,"items":{"$ref":"#/components/schemas/CalendarDateInput"}}},"example":{"rrule":"FREQ=WEEKLY;BYDAY=TH;COUNT=10"}};
const schema7 = {"type":"object","description":"A recurrence rule as an object. Only the frequency is required.","required":["frequency"],"properties":{"frequency":{"$ref":"#/components/schemas/RecurrenceFrequency"},"interval":{"type":"integer","description":"How many days, weeks, months or years lie between two repetitions. Defaults to 1.","minimum":1,"maximum":1000,"example":1},"count":{"type":["integer","null"],"description":"How many occurrences the rule gives. Cannot be combined with `until`.","minimum":1,"maximum":10000,"example":10},"until":{"type":["string","null"],"description":"The latest start of an occurrence, in the event's time zone. A date without a time includes the whole day.","format":"lenient-date","pattern":"\\S","maxLength":100,"example":"2027-06-30"},"week_start":{"description":"The first day of the week, which matters to weekly rules with an interval and to `by_week_number`. Defaults to `MO`.","$ref":"#/components/schemas/Weekday"},"by_day":{"type":"array","description":"Days of the week.","maxItems":100,"items":{"type":"object","description":"A day of the week.","required":["day"],"properties":{"day":{"$ref":"#/components/schemas/Weekday"},"position":{"type":["integer","null"],"description":"Which of these days in the month or year: 2 is the second one, -1 the last one. Only in monthly and yearly rules.","minimum":-53,"maximum":53,"not":{"const":0},"example":2}}}},"by_month_day":{"type":"array","description":"Days of the month; -1 is the last one.","maxItems":62,"items":{"type":"integer","minimum":-31,"maximum":31,"not":{"const":0},"example":15}},"by_month":{"type":"array","description":"Months.","maxItems":12,"items":{"type":"integer","minimum":1,"maximum":12,"example":6}},"by_year_day":{"type":"array","description":"Days of the year; -1 is the last one. Only in yearly rules.","maxItems":60,"items":{"type":"integer","minimum":-366,"maximum":366,"not":{"const":0},"example":100}},"by_week_number":{"type":"array","description":"Weeks of the year, as in ISO 8601. Only in yearly rules.","maxItems":53,"items":{"type":"integer","minimum":-53,"maximum":53,"not":{"const":0},"example":20}},"by_set_position":{"type":"array","description":"Which of the dates that the other lists give in a repetition are taken; -1 is the last one. Requires another list.","maxItems":60,"items":{"type":"integer","minimum":-366,"maximum":366,"not":{"const":0},"example":-1}}},"example":{"frequency":"weekly","by_day":[{"day":"TH"}],"count":10}};
const schema8 = {"type":"string","description":"The unit of the interval of a rule.","enum":["daily","weekly","monthly","yearly"],"example":"weekly"};
const schema9 = {"type":"string","description":"A day of the week, as in RFC 5545.","enum":["MO","TU","WE","TH","FR","SA","SU"],"example":"TH"};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.frequency === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "frequency"},message:"must have required property '"+"frequency"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.frequency !== undefined){
let data0 = data.frequency;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/frequency",schemaPath:"#/components/schemas/RecurrenceFrequency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "daily") || (data0 === "weekly")) || (data0 === "monthly")) || (data0 === "yearly"))){
const err2 = {instancePath:instancePath+"/frequency",schemaPath:"#/components/schemas/RecurrenceFrequency/enum",keyword:"enum",params:{allowedValues: schema8.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.interval !== undefined){
let data1 = data.interval;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.count !== undefined){
let data2 = data.count;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
const err6 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: schema7.properties.count.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10000 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.until !== undefined){
let data3 = data.until;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type: schema7.properties.until.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 100){
const err10 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern0.test(data3)){
const err11 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats0.validate(data3))){
const err12 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/format",keyword:"format",params:{format: "lenient-date"},message:"must match format \""+"lenient-date"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.week_start !== undefined){
let data4 = data.week_start;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/week_start",schemaPath:"#/components/schemas/Weekday/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((((((data4 === "MO") || (data4 === "TU")) || (data4 === "WE")) || (data4 === "TH")) || (data4 === "FR")) || (data4 === "SA")) || (data4 === "SU"))){
const err14 = {instancePath:instancePath+"/week_start",schemaPath:"#/components/schemas/Weekday/enum",keyword:"enum",params:{allowedValues: schema9.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.by_day !== undefined){
let data5 = data.by_day;
if(Array.isArray(data5)){
if(data5.length > 100){
const err15 = {instancePath:instancePath+"/by_day",schemaPath:"#/properties/by_day/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.day === undefined){
const err16 = {instancePath:instancePath+"/by_day/" + i0,schemaPath:"#/properties/by_day/items/required",keyword:"required",params:{missingProperty: "day"},message:"must have required property '"+"day"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.day !== undefined){
let data7 = data6.day;
if(typeof data7 !== "string"){
const err17 = {instancePath:instancePath+"/by_day/" + i0+"/day",schemaPath:"#/components/schemas/Weekday/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((((((data7 === "MO") || (data7 === "TU")) || (data7 === "WE")) || (data7 === "TH")) || (data7 === "FR")) || (data7 === "SA")) || (data7 === "SU"))){
const err18 = {instancePath:instancePath+"/by_day/" + i0+"/day",schemaPath:"#/components/schemas/Weekday/enum",keyword:"enum",params:{allowedValues: schema9.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.position !== undefined){
let data8 = data6.position;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err19 = {instancePath:instancePath+"/by_day/" + i0+"/position",schemaPath:"#/properties/by_day/items/properties/position/type",keyword:"type",params:{type: schema7.properties.by_day.items.properties.position.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs22 = errors;
const _errs23 = errors;
if(0 !== data8){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid7 = _errs23 === errors;
if(valid7){
const err21 = {instancePath:instancePath+"/by_day/" + i0+"/position",schemaPath:"#/properties/by_day/items/properties/position/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 53 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/by_day/" + i0+"/position",schemaPath:"#/properties/by_day/items/properties/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 53},message:"must be <= 53"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data8 < -53 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/by_day/" + i0+"/position",schemaPath:"#/properties/by_day/items/properties/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: -53},message:"must be >= -53"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/by_day/" + i0,schemaPath:"#/properties/by_day/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/by_day",schemaPath:"#/properties/by_day/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.by_month_day !== undefined){
let data9 = data.by_month_day;
if(Array.isArray(data9)){
if(data9.length > 62){
const err26 = {instancePath:instancePath+"/by_month_day",schemaPath:"#/properties/by_month_day/maxItems",keyword:"maxItems",params:{limit: 62},message:"must NOT have more than 62 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err27 = {instancePath:instancePath+"/by_month_day/" + i1,schemaPath:"#/properties/by_month_day/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const _errs28 = errors;
const _errs29 = errors;
if(0 !== data10){
const err28 = {};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid10 = _errs29 === errors;
if(valid10){
const err29 = {instancePath:instancePath+"/by_month_day/" + i1,schemaPath:"#/properties/by_month_day/items/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 31 || isNaN(data10)){
const err30 = {instancePath:instancePath+"/by_month_day/" + i1,schemaPath:"#/properties/by_month_day/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31},message:"must be <= 31"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data10 < -31 || isNaN(data10)){
const err31 = {instancePath:instancePath+"/by_month_day/" + i1,schemaPath:"#/properties/by_month_day/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: -31},message:"must be >= -31"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
}
else {
const err32 = {instancePath:instancePath+"/by_month_day",schemaPath:"#/properties/by_month_day/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.by_month !== undefined){
let data11 = data.by_month;
if(Array.isArray(data11)){
if(data11.length > 12){
const err33 = {instancePath:instancePath+"/by_month",schemaPath:"#/properties/by_month/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err34 = {instancePath:instancePath+"/by_month/" + i2,schemaPath:"#/properties/by_month/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 12 || isNaN(data12)){
const err35 = {instancePath:instancePath+"/by_month/" + i2,schemaPath:"#/properties/by_month/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err36 = {instancePath:instancePath+"/by_month/" + i2,schemaPath:"#/properties/by_month/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
}
else {
const err37 = {instancePath:instancePath+"/by_month",schemaPath:"#/properties/by_month/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.by_year_day !== undefined){
let data13 = data.by_year_day;
if(Array.isArray(data13)){
if(data13.length > 60){
const err38 = {instancePath:instancePath+"/by_year_day",schemaPath:"#/properties/by_year_day/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
let data14 = data13[i3];
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err39 = {instancePath:instancePath+"/by_year_day/" + i3,schemaPath:"#/properties/by_year_day/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const _errs38 = errors;
const _errs39 = errors;
if(0 !== data14){
const err40 = {};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var valid15 = _errs39 === errors;
if(valid15){
const err41 = {instancePath:instancePath+"/by_year_day/" + i3,schemaPath:"#/properties/by_year_day/items/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 366 || isNaN(data14)){
const err42 = {instancePath:instancePath+"/by_year_day/" + i3,schemaPath:"#/properties/by_year_day/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 366},message:"must be <= 366"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data14 < -366 || isNaN(data14)){
const err43 = {instancePath:instancePath+"/by_year_day/" + i3,schemaPath:"#/properties/by_year_day/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: -366},message:"must be >= -366"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
}
else {
const err44 = {instancePath:instancePath+"/by_year_day",schemaPath:"#/properties/by_year_day/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.by_week_number !== undefined){
let data15 = data.by_week_number;
if(Array.isArray(data15)){
if(data15.length > 53){
const err45 = {instancePath:instancePath+"/by_week_number",schemaPath:"#/properties/by_week_number/maxItems",keyword:"maxItems",params:{limit: 53},message:"must NOT have more than 53 items"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const len4 = data15.length;
for(let i4=0; i4<len4; i4++){
let data16 = data15[i4];
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err46 = {instancePath:instancePath+"/by_week_number/" + i4,schemaPath:"#/properties/by_week_number/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const _errs44 = errors;
const _errs45 = errors;
if(0 !== data16){
const err47 = {};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var valid18 = _errs45 === errors;
if(valid18){
const err48 = {instancePath:instancePath+"/by_week_number/" + i4,schemaPath:"#/properties/by_week_number/items/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 53 || isNaN(data16)){
const err49 = {instancePath:instancePath+"/by_week_number/" + i4,schemaPath:"#/properties/by_week_number/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 53},message:"must be <= 53"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data16 < -53 || isNaN(data16)){
const err50 = {instancePath:instancePath+"/by_week_number/" + i4,schemaPath:"#/properties/by_week_number/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: -53},message:"must be >= -53"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
}
else {
const err51 = {instancePath:instancePath+"/by_week_number",schemaPath:"#/properties/by_week_number/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.by_set_position !== undefined){
let data17 = data.by_set_position;
if(Array.isArray(data17)){
if(data17.length > 60){
const err52 = {instancePath:instancePath+"/by_set_position",schemaPath:"#/properties/by_set_position/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const len5 = data17.length;
for(let i5=0; i5<len5; i5++){
let data18 = data17[i5];
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err53 = {instancePath:instancePath+"/by_set_position/" + i5,schemaPath:"#/properties/by_set_position/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
const _errs50 = errors;
const _errs51 = errors;
if(0 !== data18){
const err54 = {};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var valid21 = _errs51 === errors;
if(valid21){
const err55 = {instancePath:instancePath+"/by_set_position/" + i5,schemaPath:"#/properties/by_set_position/items/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
else {
errors = _errs50;
if(vErrors !== null){
if(_errs50){
vErrors.length = _errs50;
}
else {
vErrors = null;
}
}
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 366 || isNaN(data18)){
const err56 = {instancePath:instancePath+"/by_set_position/" + i5,schemaPath:"#/properties/by_set_position/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 366},message:"must be <= 366"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data18 < -366 || isNaN(data18)){
const err57 = {instancePath:instancePath+"/by_set_position/" + i5,schemaPath:"#/properties/by_set_position/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: -366},message:"must be >= -366"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
}
else {
const err58 = {instancePath:instancePath+"/by_set_position",schemaPath:"#/properties/by_set_position/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"frequency":true,"interval":true,"count":true,"until":true,"week_start":true,"by_day":true,"by_month_day":true,"by_month":true,"by_year_day":true,"by_week_number":true,"by_set_position":true},"dynamicProps":false,"dynamicItems":false};


function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate3.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rrule !== undefined){
let data0 = data.rrule;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/rrule",schemaPath:"#/properties/rrule/type",keyword:"type",params:{type: schema6.properties.rrule.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data0 === "string"){
if(func0(data0) > 2000){
const err1 = {instancePath:instancePath+"/rrule",schemaPath:"#/properties/rrule/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
if(data.rule !== undefined){
let data1 = data.rule;
const _errs4 = errors;
let valid1 = false;
let passing0 = null;
const _errs5 = errors;
if(!(validate4(data1, {instancePath:instancePath+"/rule",parentData:data,parentDataProperty:"rule",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
var props0 = {};
props0.frequency = true;
props0.interval = true;
props0.count = true;
props0.until = true;
props0.week_start = true;
props0.by_day = true;
props0.by_month_day = true;
props0.by_month = true;
props0.by_year_day = true;
props0.by_week_number = true;
props0.by_set_position = true;
}
const _errs6 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err3 = {instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.rdates !== undefined){
let data2 = data.rdates;
if(Array.isArray(data2)){
if(data2.length > 1000){
const err4 = {instancePath:instancePath+"/rdates",schemaPath:"#/properties/rdates/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func0(data3) > 100){
const err5 = {instancePath:instancePath+"/rdates/" + i0,schemaPath:"#/components/schemas/CalendarDateInput/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern0.test(data3)){
const err6 = {instancePath:instancePath+"/rdates/" + i0,schemaPath:"#/components/schemas/CalendarDateInput/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats0.validate(data3))){
const err7 = {instancePath:instancePath+"/rdates/" + i0,schemaPath:"#/components/schemas/CalendarDateInput/format",keyword:"format",params:{format: "lenient-date"},message:"must match format \""+"lenient-date"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/rdates/" + i0,schemaPath:"#/components/schemas/CalendarDateInput/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/rdates",schemaPath:"#/properties/rdates/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.exdates !== undefined){
let data4 = data.exdates;
if(Array.isArray(data4)){
if(data4.length > 5000){
const err10 = {instancePath:instancePath+"/exdates",schemaPath:"#/properties/exdates/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(func0(data5) > 100){
const err11 = {instancePath:instancePath+"/exdates/" + i1,schemaPath:"#/components/schemas/CalendarDateInput/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern0.test(data5)){
const err12 = {instancePath:instancePath+"/exdates/" + i1,schemaPath:"#/components/schemas/CalendarDateInput/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats0.validate(data5))){
const err13 = {instancePath:instancePath+"/exdates/" + i1,schemaPath:"#/components/schemas/CalendarDateInput/format",keyword:"format",params:{format: "lenient-date"},message:"must match format \""+"lenient-date"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/exdates/" + i1,schemaPath:"#/components/schemas/CalendarDateInput/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/exdates",schemaPath:"#/properties/exdates/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":{"rrule":true,"rule":true,"rdates":true,"exdates":true},"dynamicProps":false,"dynamicItems":false};

const schema13 = {"type":["string","object","null"],"description":"An uploaded image, given as its ID, its URL, or an object with its ID, as responses have it. All other properties of the object are ignored. An empty string or `null` removes the image.","maxLength":2000,"required":["id"],"properties":{"id":{"$ref":"#/components/schemas/Id"}},"example":"31"};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate7.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema13.type},message:"must be string,object,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(func0(data) > 2000){
const err1 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

const schema16 = {"description":"The terms of the event, given as IDs, names, slugs, or term objects as returned by the API. Unknown IDs are ignored. An unknown name creates a new term if the caller is allowed to create terms. In a single string, separate terms with commas. An empty list or `null` removes all terms.","oneOf":[{"type":"array","description":"A list of terms.","maxItems":1000,"x-commas":true,"items":{"oneOf":[{"type":"integer","description":"A term ID.","minimum":0,"maximum":2147483647,"example":9},{"type":"string","description":"A term name or slug.","minLength":1,"maxLength":2000,"example":"Ferries"},{"type":"object","description":"A term object as returned by the API. Only `id` is used.","required":["id"],"properties":{"id":{"$ref":"#/components/schemas/Id"}}}]}},{"type":"null","description":"No terms.","example":null}]};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate9.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(Array.isArray(data)){
if(data.length > 1000){
const err0 = {instancePath,schemaPath:"#/oneOf/0/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs4 = errors;
let valid3 = false;
let passing1 = null;
const _errs5 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/oneOf/0/items/oneOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/oneOf/0/items/oneOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/oneOf/0/items/oneOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid1 = _errs5 === errors;
if(_valid1){
valid3 = true;
passing1 = 0;
}
const _errs7 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 2000){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/oneOf/0/items/oneOf/1/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data0) < 1){
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"#/oneOf/0/items/oneOf/1/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"#/oneOf/0/items/oneOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs7 === errors;
if(_valid1 && valid3){
valid3 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid3 = true;
passing1 = 1;
}
const _errs9 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err7 = {instancePath:instancePath+"/" + i0,schemaPath:"#/oneOf/0/items/oneOf/2/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"#/components/schemas/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"#/components/schemas/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/" + i0,schemaPath:"#/oneOf/0/items/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid1 = _errs9 === errors;
if(_valid1 && valid3){
valid3 = false;
passing1 = [passing1, 2];
}
else {
if(_valid1){
valid3 = true;
passing1 = 2;
var props0 = {};
props0.id = true;
}
}
}
if(!valid3){
const err12 = {instancePath:instancePath+"/" + i0,schemaPath:"#/oneOf/0/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var items0 = true;
}
const _errs14 = errors;
if(data !== null){
const err14 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid0 = _errs14 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err15 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate9.errors = vErrors;
evaluated0.items = items0;
return errors === 0;
}
validate9.evaluated = {"dynamicProps":false,"dynamicItems":true};

const schema19 = {"type":"object","description":"The writable fields of a venue. Only the fields in the request change; `null` or an empty string clears a field. Unknown and read-only fields are ignored.","properties":{"id":{"type":"integer","description":"The ID of an existing venue, if this object is part of an event. The venue is linked without being changed. Ignored elsewhere.","minimum":0,"maximum":2147483647,"example":12},"venue":{"type":"string","description":"The name of the venue. Must not be empty. If a venue with the same name (ignoring letter case) exists, the caller is allowed to edit it, and the request does not give a different description, that venue is updated instead of creating a new one. It keeps its status, author, date and slug.","minLength":1,"maxLength":2000,"example":"Old Mill"},"author":{"type":"integer","description":"The ID of the author. Defaults to the authenticated user.","minimum":-2147483648,"maximum":2147483647,"example":2},"date":{"type":["string","null"],"description":"The publication date, in the site's time zone.","format":"lenient-date","pattern":"\\S","maxLength":100,"example":"2026-03-01 09:30:00"},"date_utc":{"type":["string","null"],"description":"The publication date in UTC. Ignored if `date` is also sent.","format":"lenient-date","pattern":"\\S","maxLength":100,"example":"2026-03-01 14:30:00"},"description":{"type":["string","null"],"description":"The description of the venue, as HTML or plain text paragraphs.","maxLength":1000000,"example":"By the river."},"slug":{"type":"string","description":"The slug of the venue, used in its URL. The value is normalized; an empty slug is generated from the name.","maxLength":2000,"example":"old-mill"},"status":{"$ref":"#/components/schemas/CalendarStatusInput"},"image":{"$ref":"#/components/schemas/CalendarImageInput"},"address":{"type":["string","null"],"description":"The street address.","maxLength":2000,"example":"1 Mill Road"},"city":{"type":["string","null"],"description":"The city.","maxLength":2000,"example":"Akron"},"country":{"type":["string","null"],"description":"The country.","maxLength":2000,"example":"United States"},"province":{"type":["string","null"],"description":"The province.","maxLength":2000,"example":null},"state":{"type":["string","null"],"description":"The state.","maxLength":2000,"example":"Ohio"},"zip":{"type":["string","null"],"description":"The postal code.","maxLength":2000,"example":"10101"},"phone":{"type":["string","null"],"description":"The phone number of the venue.","maxLength":2000,"example":"555 0199"},"website":{"$ref":"#/components/schemas/WebAddress"},"stateprovince":{"type":["string","null"],"description":"The text shown as state or province. Set it only to override `state` and `province`.","maxLength":2000,"example":null},"show_map":{"$ref":"#/components/schemas/MapFlag"},"show_map_link":{"$ref":"#/components/schemas/MapFlag"},"geo_lat":{"type":["number","null"],"description":"The latitude in degrees. Positive values are north. Requires `geo_lng`.","minimum":-90,"maximum":90,"example":41.08},"geo_lng":{"type":["number","null"],"description":"The longitude in degrees. Positive values are east. Requires `geo_lat`.","minimum":-180,"maximum":180,"example":-81.52}},"example":{"venue":"Old Mill","address":"1 Mill Road","city":"Akron","country":"United States","state":"Ohio"}};
const schema22 = {"type":["boolean","string","null"],"description":"Whether to show the map or the link to it, as a boolean or as `true`, `1`, `yes`, `on`, `false`, `0`, `no`, `off` or an empty string. Defaults to `true` for a new venue.","pattern":"^(true|1|yes|on|false|0|no|off)?$","maxLength":100,"example":true};
const pattern14 = new RegExp("^(true|1|yes|on|false|0|no|off)?$", "u");

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate12.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.venue !== undefined){
let data1 = data.venue;
if(typeof data1 === "string"){
if(func0(data1) > 2000){
const err3 = {instancePath:instancePath+"/venue",schemaPath:"#/properties/venue/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data1) < 1){
const err4 = {instancePath:instancePath+"/venue",schemaPath:"#/properties/venue/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/venue",schemaPath:"#/properties/venue/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.author !== undefined){
let data2 = data.author;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < -2147483648 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.date !== undefined){
let data3 = data.date;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: schema19.properties.date.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 100){
const err10 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern0.test(data3)){
const err11 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats0.validate(data3))){
const err12 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "lenient-date"},message:"must match format \""+"lenient-date"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.date_utc !== undefined){
let data4 = data.date_utc;
if((typeof data4 !== "string") && (data4 !== null)){
const err13 = {instancePath:instancePath+"/date_utc",schemaPath:"#/properties/date_utc/type",keyword:"type",params:{type: schema19.properties.date_utc.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 100){
const err14 = {instancePath:instancePath+"/date_utc",schemaPath:"#/properties/date_utc/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern0.test(data4)){
const err15 = {instancePath:instancePath+"/date_utc",schemaPath:"#/properties/date_utc/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats0.validate(data4))){
const err16 = {instancePath:instancePath+"/date_utc",schemaPath:"#/properties/date_utc/format",keyword:"format",params:{format: "lenient-date"},message:"must match format \""+"lenient-date"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.description !== undefined){
let data5 = data.description;
if((typeof data5 !== "string") && (data5 !== null)){
const err17 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema19.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 1000000){
const err18 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 1000000},message:"must NOT have more than 1000000 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.slug !== undefined){
let data6 = data.slug;
if(typeof data6 === "string"){
if(func0(data6) > 2000){
const err19 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.status !== undefined){
let data7 = data.status;
if(typeof data7 !== "string"){
const err21 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/CalendarStatusInput/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((((data7 === "publish") || (data7 === "future")) || (data7 === "draft")) || (data7 === "pending")) || (data7 === "private"))){
const err22 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/CalendarStatusInput/enum",keyword:"enum",params:{allowedValues: schema5.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.image !== undefined){
if(!(validate7(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
let data9 = data.address;
if((typeof data9 !== "string") && (data9 !== null)){
const err23 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: schema19.properties.address.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data9 === "string"){
if(func0(data9) > 2000){
const err24 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.city !== undefined){
let data10 = data.city;
if((typeof data10 !== "string") && (data10 !== null)){
const err25 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema19.properties.city.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data10 === "string"){
if(func0(data10) > 2000){
const err26 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.country !== undefined){
let data11 = data.country;
if((typeof data11 !== "string") && (data11 !== null)){
const err27 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: schema19.properties.country.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data11 === "string"){
if(func0(data11) > 2000){
const err28 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.province !== undefined){
let data12 = data.province;
if((typeof data12 !== "string") && (data12 !== null)){
const err29 = {instancePath:instancePath+"/province",schemaPath:"#/properties/province/type",keyword:"type",params:{type: schema19.properties.province.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data12 === "string"){
if(func0(data12) > 2000){
const err30 = {instancePath:instancePath+"/province",schemaPath:"#/properties/province/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.state !== undefined){
let data13 = data.state;
if((typeof data13 !== "string") && (data13 !== null)){
const err31 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: schema19.properties.state.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data13 === "string"){
if(func0(data13) > 2000){
const err32 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data.zip !== undefined){
let data14 = data.zip;
if((typeof data14 !== "string") && (data14 !== null)){
const err33 = {instancePath:instancePath+"/zip",schemaPath:"#/properties/zip/type",keyword:"type",params:{type: schema19.properties.zip.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data14 === "string"){
if(func0(data14) > 2000){
const err34 = {instancePath:instancePath+"/zip",schemaPath:"#/properties/zip/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data.phone !== undefined){
let data15 = data.phone;
if((typeof data15 !== "string") && (data15 !== null)){
const err35 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema19.properties.phone.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data15 === "string"){
if(func0(data15) > 2000){
const err36 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data.website !== undefined){
let data16 = data.website;
if((typeof data16 !== "string") && (data16 !== null)){
const err37 = {instancePath:instancePath+"/website",schemaPath:"#/components/schemas/WebAddress/type",keyword:"type",params:{type: schema15.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(typeof data16 === "string"){
if(func0(data16) > 2000){
const err38 = {instancePath:instancePath+"/website",schemaPath:"#/components/schemas/WebAddress/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!pattern10.test(data16)){
const err39 = {instancePath:instancePath+"/website",schemaPath:"#/components/schemas/WebAddress/pattern",keyword:"pattern",params:{pattern: "^\\s*(?:[Hh][Tt][Tt][Pp][Ss]?://.+)?$"},message:"must match pattern \""+"^\\s*(?:[Hh][Tt][Tt][Pp][Ss]?://.+)?$"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(formats16.validate(data16))){
const err40 = {instancePath:instancePath+"/website",schemaPath:"#/components/schemas/WebAddress/format",keyword:"format",params:{format: "web-address"},message:"must match format \""+"web-address"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data.stateprovince !== undefined){
let data17 = data.stateprovince;
if((typeof data17 !== "string") && (data17 !== null)){
const err41 = {instancePath:instancePath+"/stateprovince",schemaPath:"#/properties/stateprovince/type",keyword:"type",params:{type: schema19.properties.stateprovince.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data17 === "string"){
if(func0(data17) > 2000){
const err42 = {instancePath:instancePath+"/stateprovince",schemaPath:"#/properties/stateprovince/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data.show_map !== undefined){
let data18 = data.show_map;
if(((typeof data18 !== "boolean") && (typeof data18 !== "string")) && (data18 !== null)){
const err43 = {instancePath:instancePath+"/show_map",schemaPath:"#/components/schemas/MapFlag/type",keyword:"type",params:{type: schema22.type},message:"must be boolean,string,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data18 === "string"){
if(func0(data18) > 100){
const err44 = {instancePath:instancePath+"/show_map",schemaPath:"#/components/schemas/MapFlag/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!pattern14.test(data18)){
const err45 = {instancePath:instancePath+"/show_map",schemaPath:"#/components/schemas/MapFlag/pattern",keyword:"pattern",params:{pattern: "^(true|1|yes|on|false|0|no|off)?$"},message:"must match pattern \""+"^(true|1|yes|on|false|0|no|off)?$"+"\""};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
if(data.show_map_link !== undefined){
let data19 = data.show_map_link;
if(((typeof data19 !== "boolean") && (typeof data19 !== "string")) && (data19 !== null)){
const err46 = {instancePath:instancePath+"/show_map_link",schemaPath:"#/components/schemas/MapFlag/type",keyword:"type",params:{type: schema22.type},message:"must be boolean,string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data19 === "string"){
if(func0(data19) > 100){
const err47 = {instancePath:instancePath+"/show_map_link",schemaPath:"#/components/schemas/MapFlag/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!pattern14.test(data19)){
const err48 = {instancePath:instancePath+"/show_map_link",schemaPath:"#/components/schemas/MapFlag/pattern",keyword:"pattern",params:{pattern: "^(true|1|yes|on|false|0|no|off)?$"},message:"must match pattern \""+"^(true|1|yes|on|false|0|no|off)?$"+"\""};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data.geo_lat !== undefined){
let data20 = data.geo_lat;
if((!((typeof data20 == "number") && (isFinite(data20)))) && (data20 !== null)){
const err49 = {instancePath:instancePath+"/geo_lat",schemaPath:"#/properties/geo_lat/type",keyword:"type",params:{type: schema19.properties.geo_lat.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 90 || isNaN(data20)){
const err50 = {instancePath:instancePath+"/geo_lat",schemaPath:"#/properties/geo_lat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90},message:"must be <= 90"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data20 < -90 || isNaN(data20)){
const err51 = {instancePath:instancePath+"/geo_lat",schemaPath:"#/properties/geo_lat/minimum",keyword:"minimum",params:{comparison: ">=", limit: -90},message:"must be >= -90"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
if(data.geo_lng !== undefined){
let data21 = data.geo_lng;
if((!((typeof data21 == "number") && (isFinite(data21)))) && (data21 !== null)){
const err52 = {instancePath:instancePath+"/geo_lng",schemaPath:"#/properties/geo_lng/type",keyword:"type",params:{type: schema19.properties.geo_lng.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 180 || isNaN(data21)){
const err53 = {instancePath:instancePath+"/geo_lng",schemaPath:"#/properties/geo_lng/maximum",keyword:"maximum",params:{comparison: "<=", limit: 180},message:"must be <= 180"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data21 < -180 || isNaN(data21)){
const err54 = {instancePath:instancePath+"/geo_lng",schemaPath:"#/properties/geo_lng/minimum",keyword:"minimum",params:{comparison: ">=", limit: -180},message:"must be >= -180"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
}
else {
const err55 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":{"id":true,"venue":true,"author":true,"date":true,"date_utc":true,"description":true,"slug":true,"status":true,"image":true,"address":true,"city":true,"country":true,"province":true,"state":true,"zip":true,"phone":true,"website":true,"stateprovince":true,"show_map":true,"show_map_link":true,"geo_lat":true,"geo_lng":true},"dynamicProps":false,"dynamicItems":false};

const schema24 = {"description":"A venue, given as its ID or as an object. An object with an `id` links that venue without changing it; any other object must have a name.","oneOf":[{"$ref":"#/components/schemas/Id"},{"$ref":"#/components/schemas/VenueInput","x-rules":{"x-error-codes":["rest_invalid_param"],"anyOf":[{"title":"An existing venue","required":["id"]},{"title":"A new venue","required":["venue"],"properties":{"venue":{"pattern":"\\S"}}}]}}]};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate15.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 2147483647 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/components/schemas/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/components/schemas/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs4 = errors;
if(!(validate12(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var props0 = {};
props0.id = true;
props0.venue = true;
props0.author = true;
props0.date = true;
props0.date_utc = true;
props0.description = true;
props0.slug = true;
props0.status = true;
props0.image = true;
props0.address = true;
props0.city = true;
props0.country = true;
props0.province = true;
props0.state = true;
props0.zip = true;
props0.phone = true;
props0.website = true;
props0.stateprovince = true;
props0.show_map = true;
props0.show_map_link = true;
props0.geo_lat = true;
props0.geo_lng = true;
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate15.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate15.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema27 = {"type":"object","description":"The writable fields of an organizer. Only the fields in the request change; `null` or an empty string clears a field. Unknown and read-only fields are ignored.","properties":{"id":{"type":"integer","description":"The ID of an existing organizer, if this object is part of an event. The organizer is linked without being changed. Ignored elsewhere.","minimum":0,"maximum":2147483647,"example":12},"organizer":{"type":"string","description":"The name of the organizer. Must not be empty. If an organizer with the same name (ignoring letter case) exists, the caller is allowed to edit it, and the request does not give a different description, that organizer is updated instead of creating a new one. It keeps its status, author, date and slug.","minLength":1,"maxLength":2000,"example":"Music Club"},"author":{"type":"integer","description":"The ID of the author. Defaults to the authenticated user.","minimum":-2147483648,"maximum":2147483647,"example":2},"date":{"type":["string","null"],"description":"The publication date, in the site's time zone.","format":"lenient-date","pattern":"\\S","maxLength":100,"example":"2026-03-01 09:30:00"},"date_utc":{"type":["string","null"],"description":"The publication date in UTC. Ignored if `date` is also sent.","format":"lenient-date","pattern":"\\S","maxLength":100,"example":"2026-03-01 14:30:00"},"description":{"type":["string","null"],"description":"The description of the organizer, as HTML or plain text paragraphs.","maxLength":1000000,"example":"They sing."},"slug":{"type":"string","description":"The slug of the organizer, used in its URL. The value is normalized; an empty slug is generated from the name.","maxLength":2000,"example":"music-club"},"status":{"$ref":"#/components/schemas/CalendarStatusInput"},"image":{"$ref":"#/components/schemas/CalendarImageInput"},"phone":{"type":["string","null"],"description":"The phone number of the organizer.","maxLength":2000,"example":"555 0102"},"website":{"$ref":"#/components/schemas/WebAddress"},"email":{"type":["string","null"],"description":"The email address of the organizer.","format":"mail-address","pattern":"^([^\\s@<>\"]+@[^\\s@<>\"]+)?$","maxLength":320,"example":"club@example.org"}},"example":{"organizer":"Music Club","email":"club@example.org","phone":"555 0102"}};
const formats30 = /^$|^[^\s@<>"]+@[^\s@<>"]+$/;
const pattern19 = new RegExp("^([^\\s@<>\"]+@[^\\s@<>\"]+)?$", "u");

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate18.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.organizer !== undefined){
let data1 = data.organizer;
if(typeof data1 === "string"){
if(func0(data1) > 2000){
const err3 = {instancePath:instancePath+"/organizer",schemaPath:"#/properties/organizer/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data1) < 1){
const err4 = {instancePath:instancePath+"/organizer",schemaPath:"#/properties/organizer/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/organizer",schemaPath:"#/properties/organizer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.author !== undefined){
let data2 = data.author;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < -2147483648 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.date !== undefined){
let data3 = data.date;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: schema27.properties.date.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 100){
const err10 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern0.test(data3)){
const err11 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats0.validate(data3))){
const err12 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "lenient-date"},message:"must match format \""+"lenient-date"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.date_utc !== undefined){
let data4 = data.date_utc;
if((typeof data4 !== "string") && (data4 !== null)){
const err13 = {instancePath:instancePath+"/date_utc",schemaPath:"#/properties/date_utc/type",keyword:"type",params:{type: schema27.properties.date_utc.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 100){
const err14 = {instancePath:instancePath+"/date_utc",schemaPath:"#/properties/date_utc/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern0.test(data4)){
const err15 = {instancePath:instancePath+"/date_utc",schemaPath:"#/properties/date_utc/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats0.validate(data4))){
const err16 = {instancePath:instancePath+"/date_utc",schemaPath:"#/properties/date_utc/format",keyword:"format",params:{format: "lenient-date"},message:"must match format \""+"lenient-date"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.description !== undefined){
let data5 = data.description;
if((typeof data5 !== "string") && (data5 !== null)){
const err17 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema27.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 1000000){
const err18 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 1000000},message:"must NOT have more than 1000000 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.slug !== undefined){
let data6 = data.slug;
if(typeof data6 === "string"){
if(func0(data6) > 2000){
const err19 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.status !== undefined){
let data7 = data.status;
if(typeof data7 !== "string"){
const err21 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/CalendarStatusInput/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((((data7 === "publish") || (data7 === "future")) || (data7 === "draft")) || (data7 === "pending")) || (data7 === "private"))){
const err22 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/CalendarStatusInput/enum",keyword:"enum",params:{allowedValues: schema5.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.image !== undefined){
if(!(validate7(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
let data9 = data.phone;
if((typeof data9 !== "string") && (data9 !== null)){
const err23 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema27.properties.phone.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data9 === "string"){
if(func0(data9) > 2000){
const err24 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.website !== undefined){
let data10 = data.website;
if((typeof data10 !== "string") && (data10 !== null)){
const err25 = {instancePath:instancePath+"/website",schemaPath:"#/components/schemas/WebAddress/type",keyword:"type",params:{type: schema15.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data10 === "string"){
if(func0(data10) > 2000){
const err26 = {instancePath:instancePath+"/website",schemaPath:"#/components/schemas/WebAddress/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern10.test(data10)){
const err27 = {instancePath:instancePath+"/website",schemaPath:"#/components/schemas/WebAddress/pattern",keyword:"pattern",params:{pattern: "^\\s*(?:[Hh][Tt][Tt][Pp][Ss]?://.+)?$"},message:"must match pattern \""+"^\\s*(?:[Hh][Tt][Tt][Pp][Ss]?://.+)?$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(formats16.validate(data10))){
const err28 = {instancePath:instancePath+"/website",schemaPath:"#/components/schemas/WebAddress/format",keyword:"format",params:{format: "web-address"},message:"must match format \""+"web-address"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.email !== undefined){
let data11 = data.email;
if((typeof data11 !== "string") && (data11 !== null)){
const err29 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema27.properties.email.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data11 === "string"){
if(func0(data11) > 320){
const err30 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!pattern19.test(data11)){
const err31 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^([^\\s@<>\"]+@[^\\s@<>\"]+)?$"},message:"must match pattern \""+"^([^\\s@<>\"]+@[^\\s@<>\"]+)?$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(formats30.test(data11))){
const err32 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "mail-address"},message:"must match format \""+"mail-address"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":{"id":true,"organizer":true,"author":true,"date":true,"date_utc":true,"description":true,"slug":true,"status":true,"image":true,"phone":true,"website":true,"email":true},"dynamicProps":false,"dynamicItems":false};

const schema30 = {"description":"An organizer, given as its ID or as an object. An object with an `id` links that organizer without changing it; any other object must have a name.","oneOf":[{"$ref":"#/components/schemas/Id"},{"$ref":"#/components/schemas/OrganizerInput","x-rules":{"x-error-codes":["rest_invalid_param"],"anyOf":[{"title":"An existing organizer","required":["id"]},{"title":"A new organizer","required":["organizer"],"properties":{"organizer":{"pattern":"\\S"}}}]}}]};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 2147483647 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/components/schemas/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/components/schemas/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs4 = errors;
if(!(validate18(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var props0 = {};
props0.id = true;
props0.organizer = true;
props0.author = true;
props0.date = true;
props0.date_utc = true;
props0.description = true;
props0.slug = true;
props0.status = true;
props0.image = true;
props0.phone = true;
props0.website = true;
props0.email = true;
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate21.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate21.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func0(data0) > 2000){
const err0 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func0(data0) < 1){
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.start_date !== undefined){
let data1 = data.start_date;
if(typeof data1 === "string"){
if(func0(data1) > 100){
const err3 = {instancePath:instancePath+"/start_date",schemaPath:"#/components/schemas/CalendarDateInput/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern0.test(data1)){
const err4 = {instancePath:instancePath+"/start_date",schemaPath:"#/components/schemas/CalendarDateInput/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats0.validate(data1))){
const err5 = {instancePath:instancePath+"/start_date",schemaPath:"#/components/schemas/CalendarDateInput/format",keyword:"format",params:{format: "lenient-date"},message:"must match format \""+"lenient-date"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/start_date",schemaPath:"#/components/schemas/CalendarDateInput/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.end_date !== undefined){
let data2 = data.end_date;
if(typeof data2 === "string"){
if(func0(data2) > 100){
const err7 = {instancePath:instancePath+"/end_date",schemaPath:"#/components/schemas/CalendarDateInput/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data2)){
const err8 = {instancePath:instancePath+"/end_date",schemaPath:"#/components/schemas/CalendarDateInput/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats0.validate(data2))){
const err9 = {instancePath:instancePath+"/end_date",schemaPath:"#/components/schemas/CalendarDateInput/format",keyword:"format",params:{format: "lenient-date"},message:"must match format \""+"lenient-date"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/end_date",schemaPath:"#/components/schemas/CalendarDateInput/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.author !== undefined){
let data3 = data.author;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3 < -2147483648 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.date !== undefined){
let data4 = data.date;
if((typeof data4 !== "string") && (data4 !== null)){
const err14 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: schema2.properties.date.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 100){
const err15 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern0.test(data4)){
const err16 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats0.validate(data4))){
const err17 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "lenient-date"},message:"must match format \""+"lenient-date"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.date_utc !== undefined){
let data5 = data.date_utc;
if((typeof data5 !== "string") && (data5 !== null)){
const err18 = {instancePath:instancePath+"/date_utc",schemaPath:"#/properties/date_utc/type",keyword:"type",params:{type: schema2.properties.date_utc.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 100){
const err19 = {instancePath:instancePath+"/date_utc",schemaPath:"#/properties/date_utc/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern0.test(data5)){
const err20 = {instancePath:instancePath+"/date_utc",schemaPath:"#/properties/date_utc/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(formats0.validate(data5))){
const err21 = {instancePath:instancePath+"/date_utc",schemaPath:"#/properties/date_utc/format",keyword:"format",params:{format: "lenient-date"},message:"must match format \""+"lenient-date"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.description !== undefined){
let data6 = data.description;
if(typeof data6 === "string"){
if(func0(data6) > 1000000){
const err22 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 1000000},message:"must NOT have more than 1000000 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.slug !== undefined){
let data7 = data.slug;
if(typeof data7 === "string"){
if(func0(data7) > 2000){
const err24 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.excerpt !== undefined){
let data8 = data.excerpt;
if(typeof data8 === "string"){
if(func0(data8) > 100000){
const err26 = {instancePath:instancePath+"/excerpt",schemaPath:"#/properties/excerpt/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/excerpt",schemaPath:"#/properties/excerpt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.status !== undefined){
let data9 = data.status;
if(typeof data9 !== "string"){
const err28 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/CalendarStatusInput/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((((data9 === "publish") || (data9 === "future")) || (data9 === "draft")) || (data9 === "pending")) || (data9 === "private"))){
const err29 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/CalendarStatusInput/enum",keyword:"enum",params:{allowedValues: schema5.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.password !== undefined){
let data10 = data.password;
if((typeof data10 !== "string") && (data10 !== null)){
const err30 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: schema2.properties.password.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data10 === "string"){
if(func0(data10) > 255){
const err31 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.timezone !== undefined){
let data11 = data.timezone;
if(typeof data11 === "string"){
if(func0(data11) > 100){
const err32 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern4.test(data11)){
const err33 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z][\\w+/:.-]*)?$"},message:"must match pattern \""+"^([A-Za-z][\\w+/:.-]*)?$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(formats8.validate(data11))){
const err34 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/format",keyword:"format",params:{format: "time-zone"},message:"must match format \""+"time-zone"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.all_day !== undefined){
if(typeof data.all_day !== "boolean"){
const err36 = {instancePath:instancePath+"/all_day",schemaPath:"#/properties/all_day/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.canceled !== undefined){
if(typeof data.canceled !== "boolean"){
const err37 = {instancePath:instancePath+"/canceled",schemaPath:"#/properties/canceled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.recurrence !== undefined){
let data14 = data.recurrence;
const _errs33 = errors;
let valid4 = false;
let passing0 = null;
const _errs34 = errors;
if(!(validate3(data14, {instancePath:instancePath+"/recurrence",parentData:data,parentDataProperty:"recurrence",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid0 = _errs34 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
var props0 = {};
props0.rrule = true;
props0.rule = true;
props0.rdates = true;
props0.exdates = true;
}
const _errs35 = errors;
if(data14 !== null){
const err38 = {instancePath:instancePath+"/recurrence",schemaPath:"#/properties/recurrence/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var _valid0 = _errs35 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid4 = true;
passing0 = 1;
}
}
if(!valid4){
const err39 = {instancePath:instancePath+"/recurrence",schemaPath:"#/properties/recurrence/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
}
if(data.image !== undefined){
if(!(validate7(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.cost !== undefined){
let data16 = data.cost;
const _errs39 = errors;
let valid5 = false;
let passing1 = null;
const _errs40 = errors;
if(typeof data16 === "string"){
if(func0(data16) > 2000){
const err40 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var _valid1 = _errs40 === errors;
if(_valid1){
valid5 = true;
passing1 = 0;
}
const _errs42 = errors;
if(!((typeof data16 == "number") && (isFinite(data16)))){
const err42 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/oneOf/1/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var _valid1 = _errs42 === errors;
if(_valid1 && valid5){
valid5 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid5 = true;
passing1 = 1;
}
const _errs44 = errors;
if(Array.isArray(data16)){
if(data16.length > 100){
const err43 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/oneOf/2/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
let data17 = data16[i0];
if((typeof data17 !== "string") && (!((typeof data17 == "number") && (isFinite(data17))))){
const err44 = {instancePath:instancePath+"/cost/" + i0,schemaPath:"#/properties/cost/oneOf/2/items/type",keyword:"type",params:{type: schema2.properties.cost.oneOf[2].items.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(typeof data17 === "string"){
if(func0(data17) > 2000){
const err45 = {instancePath:instancePath+"/cost/" + i0,schemaPath:"#/properties/cost/oneOf/2/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
}
else {
const err46 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/oneOf/2/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var _valid1 = _errs44 === errors;
if(_valid1 && valid5){
valid5 = false;
passing1 = [passing1, 2];
}
else {
if(_valid1){
valid5 = true;
passing1 = 2;
}
const _errs48 = errors;
if(data16 !== null){
const err47 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/oneOf/3/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var _valid1 = _errs48 === errors;
if(_valid1 && valid5){
valid5 = false;
passing1 = [passing1, 3];
}
else {
if(_valid1){
valid5 = true;
passing1 = 3;
}
}
}
}
if(!valid5){
const err48 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
else {
errors = _errs39;
if(vErrors !== null){
if(_errs39){
vErrors.length = _errs39;
}
else {
vErrors = null;
}
}
}
}
if(data.currency_symbol !== undefined){
let data18 = data.currency_symbol;
if(typeof data18 === "string"){
if(func0(data18) > 100){
const err49 = {instancePath:instancePath+"/currency_symbol",schemaPath:"#/properties/currency_symbol/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!pattern8.test(data18)){
const err50 = {instancePath:instancePath+"/currency_symbol",schemaPath:"#/properties/currency_symbol/pattern",keyword:"pattern",params:{pattern: "^[$¢-¥֏؋߾߿৲৳৻૱௹฿៛₠-⃁꠸﷼﹩＄￠￡￥￦𑿝-𑿠𞋿𞲰]?$"},message:"must match pattern \""+"^[$¢-¥֏؋߾߿৲৳৻૱௹฿៛₠-⃁꠸﷼﹩＄￠￡￥￦𑿝-𑿠𞋿𞲰]?$"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/currency_symbol",schemaPath:"#/properties/currency_symbol/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.currency_code !== undefined){
let data19 = data.currency_code;
if(typeof data19 === "string"){
if(func0(data19) > 100){
const err52 = {instancePath:instancePath+"/currency_code",schemaPath:"#/properties/currency_code/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!pattern9.test(data19)){
const err53 = {instancePath:instancePath+"/currency_code",schemaPath:"#/properties/currency_code/pattern",keyword:"pattern",params:{pattern: "^([A-Z]{3})?$"},message:"must match pattern \""+"^([A-Z]{3})?$"+"\""};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/currency_code",schemaPath:"#/properties/currency_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.currency_position !== undefined){
let data20 = data.currency_position;
if(typeof data20 !== "string"){
const err55 = {instancePath:instancePath+"/currency_position",schemaPath:"#/properties/currency_position/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!(((data20 === "prefix") || (data20 === "suffix")) || (data20 === "postfix"))){
const err56 = {instancePath:instancePath+"/currency_position",schemaPath:"#/properties/currency_position/enum",keyword:"enum",params:{allowedValues: schema2.properties.currency_position.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.website !== undefined){
let data21 = data.website;
if((typeof data21 !== "string") && (data21 !== null)){
const err57 = {instancePath:instancePath+"/website",schemaPath:"#/components/schemas/WebAddress/type",keyword:"type",params:{type: schema15.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(typeof data21 === "string"){
if(func0(data21) > 2000){
const err58 = {instancePath:instancePath+"/website",schemaPath:"#/components/schemas/WebAddress/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(!pattern10.test(data21)){
const err59 = {instancePath:instancePath+"/website",schemaPath:"#/components/schemas/WebAddress/pattern",keyword:"pattern",params:{pattern: "^\\s*(?:[Hh][Tt][Tt][Pp][Ss]?://.+)?$"},message:"must match pattern \""+"^\\s*(?:[Hh][Tt][Tt][Pp][Ss]?://.+)?$"+"\""};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(!(formats16.validate(data21))){
const err60 = {instancePath:instancePath+"/website",schemaPath:"#/components/schemas/WebAddress/format",keyword:"format",params:{format: "web-address"},message:"must match format \""+"web-address"+"\""};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
if(data.show_map !== undefined){
if(typeof data.show_map !== "boolean"){
const err61 = {instancePath:instancePath+"/show_map",schemaPath:"#/properties/show_map/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.show_map_link !== undefined){
if(typeof data.show_map_link !== "boolean"){
const err62 = {instancePath:instancePath+"/show_map_link",schemaPath:"#/properties/show_map_link/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.hide_from_listings !== undefined){
if(typeof data.hide_from_listings !== "boolean"){
const err63 = {instancePath:instancePath+"/hide_from_listings",schemaPath:"#/properties/hide_from_listings/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.sticky !== undefined){
if(typeof data.sticky !== "boolean"){
const err64 = {instancePath:instancePath+"/sticky",schemaPath:"#/properties/sticky/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.featured !== undefined){
if(typeof data.featured !== "boolean"){
const err65 = {instancePath:instancePath+"/featured",schemaPath:"#/properties/featured/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.ticketed !== undefined){
if(typeof data.ticketed !== "boolean"){
const err66 = {instancePath:instancePath+"/ticketed",schemaPath:"#/properties/ticketed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.categories !== undefined){
if(!(validate9(data.categories, {instancePath:instancePath+"/categories",parentData:data,parentDataProperty:"categories",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
if(!(validate9(data.tags, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.venue !== undefined){
let data30 = data.venue;
const _errs74 = errors;
let valid9 = false;
let passing2 = null;
const _errs75 = errors;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err67 = {instancePath:instancePath+"/venue",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 2147483647 || isNaN(data30)){
const err68 = {instancePath:instancePath+"/venue",schemaPath:"#/components/schemas/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data30 < 0 || isNaN(data30)){
const err69 = {instancePath:instancePath+"/venue",schemaPath:"#/components/schemas/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
var _valid2 = _errs75 === errors;
if(_valid2){
valid9 = true;
passing2 = 0;
}
const _errs78 = errors;
if(!(validate12(data30, {instancePath:instancePath+"/venue",parentData:data,parentDataProperty:"venue",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid2 = _errs78 === errors;
if(_valid2 && valid9){
valid9 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid9 = true;
passing2 = 1;
var props1 = {};
props1.id = true;
props1.venue = true;
props1.author = true;
props1.date = true;
props1.date_utc = true;
props1.description = true;
props1.slug = true;
props1.status = true;
props1.image = true;
props1.address = true;
props1.city = true;
props1.country = true;
props1.province = true;
props1.state = true;
props1.zip = true;
props1.phone = true;
props1.website = true;
props1.stateprovince = true;
props1.show_map = true;
props1.show_map_link = true;
props1.geo_lat = true;
props1.geo_lng = true;
}
const _errs79 = errors;
if(Array.isArray(data30)){
if(data30.length > 1){
const err70 = {instancePath:instancePath+"/venue",schemaPath:"#/properties/venue/oneOf/2/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
const len1 = data30.length;
for(let i1=0; i1<len1; i1++){
if(!(validate15(data30[i1], {instancePath:instancePath+"/venue/" + i1,parentData:data30,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
}
else {
const err71 = {instancePath:instancePath+"/venue",schemaPath:"#/properties/venue/oneOf/2/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
var _valid2 = _errs79 === errors;
if(_valid2 && valid9){
valid9 = false;
passing2 = [passing2, 2];
}
else {
if(_valid2){
valid9 = true;
passing2 = 2;
}
const _errs82 = errors;
if(data30 !== null){
const err72 = {instancePath:instancePath+"/venue",schemaPath:"#/properties/venue/oneOf/3/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
var _valid2 = _errs82 === errors;
if(_valid2 && valid9){
valid9 = false;
passing2 = [passing2, 3];
}
else {
if(_valid2){
valid9 = true;
passing2 = 3;
}
}
}
}
if(!valid9){
const err73 = {instancePath:instancePath+"/venue",schemaPath:"#/properties/venue/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
else {
errors = _errs74;
if(vErrors !== null){
if(_errs74){
vErrors.length = _errs74;
}
else {
vErrors = null;
}
}
}
}
if(data.organizer !== undefined){
let data32 = data.organizer;
const _errs85 = errors;
let valid13 = false;
let passing3 = null;
const _errs86 = errors;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err74 = {instancePath:instancePath+"/organizer",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 2147483647 || isNaN(data32)){
const err75 = {instancePath:instancePath+"/organizer",schemaPath:"#/components/schemas/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data32 < 0 || isNaN(data32)){
const err76 = {instancePath:instancePath+"/organizer",schemaPath:"#/components/schemas/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
var _valid3 = _errs86 === errors;
if(_valid3){
valid13 = true;
passing3 = 0;
}
const _errs89 = errors;
if(!(validate18(data32, {instancePath:instancePath+"/organizer",parentData:data,parentDataProperty:"organizer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var _valid3 = _errs89 === errors;
if(_valid3 && valid13){
valid13 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid13 = true;
passing3 = 1;
var props3 = {};
props3.id = true;
props3.organizer = true;
props3.author = true;
props3.date = true;
props3.date_utc = true;
props3.description = true;
props3.slug = true;
props3.status = true;
props3.image = true;
props3.phone = true;
props3.website = true;
props3.email = true;
}
const _errs90 = errors;
if(Array.isArray(data32)){
if(data32.length > 100){
const err77 = {instancePath:instancePath+"/organizer",schemaPath:"#/properties/organizer/oneOf/2/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
const len2 = data32.length;
for(let i2=0; i2<len2; i2++){
if(!(validate21(data32[i2], {instancePath:instancePath+"/organizer/" + i2,parentData:data32,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err78 = {instancePath:instancePath+"/organizer",schemaPath:"#/properties/organizer/oneOf/2/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
var _valid3 = _errs90 === errors;
if(_valid3 && valid13){
valid13 = false;
passing3 = [passing3, 2];
}
else {
if(_valid3){
valid13 = true;
passing3 = 2;
}
const _errs93 = errors;
if(data32 !== null){
const err79 = {instancePath:instancePath+"/organizer",schemaPath:"#/properties/organizer/oneOf/3/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
var _valid3 = _errs93 === errors;
if(_valid3 && valid13){
valid13 = false;
passing3 = [passing3, 3];
}
else {
if(_valid3){
valid13 = true;
passing3 = 3;
}
}
}
}
if(!valid13){
const err80 = {instancePath:instancePath+"/organizer",schemaPath:"#/properties/organizer/oneOf",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
else {
errors = _errs85;
if(vErrors !== null){
if(_errs85){
vErrors.length = _errs85;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err81 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":{"title":true,"start_date":true,"end_date":true,"author":true,"date":true,"date_utc":true,"description":true,"slug":true,"excerpt":true,"status":true,"password":true,"timezone":true,"all_day":true,"canceled":true,"recurrence":true,"image":true,"cost":true,"currency_symbol":true,"currency_code":true,"currency_position":true,"website":true,"show_map":true,"show_map_link":true,"hide_from_listings":true,"sticky":true,"featured":true,"ticketed":true,"categories":true,"tags":true,"venue":true,"organizer":true},"dynamicProps":false,"dynamicItems":false};


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.start_date === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "start_date"},message:"must have required property '"+"start_date"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.end_date === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "end_date"},message:"must have required property '"+"end_date"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"title":true,"start_date":true,"end_date":true,"author":true,"date":true,"date_utc":true,"description":true,"slug":true,"excerpt":true,"status":true,"password":true,"timezone":true,"all_day":true,"canceled":true,"recurrence":true,"image":true,"cost":true,"currency_symbol":true,"currency_code":true,"currency_position":true,"website":true,"show_map":true,"show_map_link":true,"hide_from_listings":true,"sticky":true,"featured":true,"ticketed":true,"categories":true,"tags":true,"venue":true,"organizer":true},"dynamicProps":false,"dynamicItems":false};


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate1(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/EventInput\"}}}"] = validate26;
const schema32 = {"properties":{"body":{"$ref":"#/components/schemas/EventInput"}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate2(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/PreviewLinkInput\"}}}"] = validate28;
const schema33 = {"properties":{"body":{"$ref":"#/components/schemas/PreviewLinkInput"}}};
const schema34 = {"type":"object","description":"What a new preview link shows, and for how long.","properties":{"expires_in":{"type":"integer","minimum":60,"maximum":2592000,"description":"The number of seconds until the link expires. By default, two days (172800); at most 30 days.","example":3600},"autosave":{"type":"boolean","description":"Whether the preview shows the newest autosave of the item. True by default.","example":true}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
let data0 = data.body;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.expires_in !== undefined){
let data1 = data0.expires_in;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/body/expires_in",schemaPath:"#/components/schemas/PreviewLinkInput/properties/expires_in/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2592000 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/body/expires_in",schemaPath:"#/components/schemas/PreviewLinkInput/properties/expires_in/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2592000},message:"must be <= 2592000"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1 < 60 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/body/expires_in",schemaPath:"#/components/schemas/PreviewLinkInput/properties/expires_in/minimum",keyword:"minimum",params:{comparison: ">=", limit: 60},message:"must be >= 60"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data0.autosave !== undefined){
if(typeof data0.autosave !== "boolean"){
const err3 = {instancePath:instancePath+"/body/autosave",schemaPath:"#/components/schemas/PreviewLinkInput/properties/autosave/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/body",schemaPath:"#/components/schemas/PreviewLinkInput/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/VenueCreation\"}}}"] = validate29;
const schema35 = {"properties":{"body":{"$ref":"#/components/schemas/VenueCreation"}}};
const schema36 = {"description":"The fields of a new venue. A name is required.","allOf":[{"$ref":"#/components/schemas/VenueInput"}],"required":["venue"],"dependentRequired":{"geo_lat":["geo_lng"],"geo_lng":["geo_lat"]}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate12(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.venue === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "venue"},message:"must have required property '"+"venue"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.geo_lat !== undefined){
if(data.geo_lng === undefined){
const err1 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "geo_lat",
    missingProperty: "geo_lng",
    depsCount: 1,
    deps: "geo_lng"},message:"must have property geo_lng when property geo_lat is present"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.geo_lng !== undefined){
if(data.geo_lat === undefined){
const err2 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "geo_lng",
    missingProperty: "geo_lat",
    depsCount: 1,
    deps: "geo_lat"},message:"must have property geo_lat when property geo_lng is present"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"id":true,"venue":true,"author":true,"date":true,"date_utc":true,"description":true,"slug":true,"status":true,"image":true,"address":true,"city":true,"country":true,"province":true,"state":true,"zip":true,"phone":true,"website":true,"stateprovince":true,"show_map":true,"show_map_link":true,"geo_lat":true,"geo_lng":true},"dynamicProps":false,"dynamicItems":false};


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate30(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/VenueInput\"}}}"] = validate33;
const schema37 = {"properties":{"body":{"$ref":"#/components/schemas/VenueInput"}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate12(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/OrganizerCreation\"}}}"] = validate35;
const schema38 = {"properties":{"body":{"$ref":"#/components/schemas/OrganizerCreation"}}};
const schema39 = {"description":"The fields of a new organizer. A name is required.","allOf":[{"$ref":"#/components/schemas/OrganizerInput"}],"required":["organizer"]};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate18(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.organizer === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organizer"},message:"must have required property '"+"organizer"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"id":true,"organizer":true,"author":true,"date":true,"date_utc":true,"description":true,"slug":true,"status":true,"image":true,"phone":true,"website":true,"email":true},"dynamicProps":false,"dynamicItems":false};


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate36(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/OrganizerInput\"}}}"] = validate39;
const schema40 = {"properties":{"body":{"$ref":"#/components/schemas/OrganizerInput"}}};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate18(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/EventCategoryCreation\"}}}"] = validate41;
const schema41 = {"properties":{"body":{"$ref":"#/components/schemas/EventCategoryCreation"}}};
const schema42 = {"description":"The fields of a new category. A name is required.","allOf":[{"$ref":"#/components/schemas/EventCategoryInput"}],"required":["name"]};
const schema43 = {"type":"object","description":"The writable fields of a category. Only the fields in the request change; unknown and read-only fields are ignored.","properties":{"name":{"type":"string","description":"The name of the category. Must not be empty.","minLength":1,"maxLength":2000,"example":"Ferries"},"description":{"type":"string","description":"The description of the category.","maxLength":100000,"example":"All about boats."},"slug":{"type":"string","description":"The slug of the category, used in its URL. The value is normalized. If a new category has no slug, one is generated from the name.","maxLength":2000,"example":"ferries"},"parent":{"type":"integer","description":"The ID of the parent category. Use 0 for the top level.","minimum":0,"maximum":2147483647,"example":0}},"example":{"name":"Ferries","description":"All about boats.","parent":0}};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 2000){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EventCategoryInput/properties/name/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func0(data0) < 1){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EventCategoryInput/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EventCategoryInput/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(func0(data1) > 100000){
const err3 = {instancePath:instancePath+"/description",schemaPath:"#/components/schemas/EventCategoryInput/properties/description/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/components/schemas/EventCategoryInput/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.slug !== undefined){
let data2 = data.slug;
if(typeof data2 === "string"){
if(func0(data2) > 2000){
const err5 = {instancePath:instancePath+"/slug",schemaPath:"#/components/schemas/EventCategoryInput/properties/slug/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/slug",schemaPath:"#/components/schemas/EventCategoryInput/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.parent !== undefined){
let data3 = data.parent;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/parent",schemaPath:"#/components/schemas/EventCategoryInput/properties/parent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/parent",schemaPath:"#/components/schemas/EventCategoryInput/properties/parent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/parent",schemaPath:"#/components/schemas/EventCategoryInput/properties/parent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/components/schemas/EventCategoryInput/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"name":true,"description":true,"slug":true,"parent":true},"dynamicProps":false,"dynamicItems":false};


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate42(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/EventCategoryInput\"}}}"] = validate44;
const schema44 = {"properties":{"body":{"$ref":"#/components/schemas/EventCategoryInput"}}};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
let data0 = data.body;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
if(func0(data1) > 2000){
const err0 = {instancePath:instancePath+"/body/name",schemaPath:"#/components/schemas/EventCategoryInput/properties/name/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func0(data1) < 1){
const err1 = {instancePath:instancePath+"/body/name",schemaPath:"#/components/schemas/EventCategoryInput/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/body/name",schemaPath:"#/components/schemas/EventCategoryInput/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.description !== undefined){
let data2 = data0.description;
if(typeof data2 === "string"){
if(func0(data2) > 100000){
const err3 = {instancePath:instancePath+"/body/description",schemaPath:"#/components/schemas/EventCategoryInput/properties/description/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/body/description",schemaPath:"#/components/schemas/EventCategoryInput/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.slug !== undefined){
let data3 = data0.slug;
if(typeof data3 === "string"){
if(func0(data3) > 2000){
const err5 = {instancePath:instancePath+"/body/slug",schemaPath:"#/components/schemas/EventCategoryInput/properties/slug/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/body/slug",schemaPath:"#/components/schemas/EventCategoryInput/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.parent !== undefined){
let data4 = data0.parent;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/body/parent",schemaPath:"#/components/schemas/EventCategoryInput/properties/parent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/body/parent",schemaPath:"#/components/schemas/EventCategoryInput/properties/parent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/body/parent",schemaPath:"#/components/schemas/EventCategoryInput/properties/parent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/body",schemaPath:"#/components/schemas/EventCategoryInput/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/EventTagCreation\"}}}"] = validate45;
const schema46 = {"properties":{"body":{"$ref":"#/components/schemas/EventTagCreation"}}};
const schema47 = {"description":"The fields of a new tag. A name is required.","allOf":[{"$ref":"#/components/schemas/EventTagInput"}],"required":["name"]};
const schema48 = {"type":"object","description":"The writable fields of a tag. Only the fields in the request change; unknown and read-only fields are ignored.","properties":{"name":{"type":"string","description":"The name of the tag. Must not be empty.","minLength":1,"maxLength":2000,"example":"Indoors"},"description":{"type":"string","description":"The description of the tag.","maxLength":100000,"example":"Under a roof."},"slug":{"type":"string","description":"The slug of the tag, used in its URL. The value is normalized. If a new tag has no slug, one is generated from the name.","maxLength":2000,"example":"indoors"},"parent":{"type":["integer","null"],"description":"Tags have no hierarchy. Any value other than 0 is rejected.","minimum":-2147483648,"maximum":2147483647,"example":0}},"example":{"name":"Indoors","description":"Under a roof."}};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 2000){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EventTagInput/properties/name/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func0(data0) < 1){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EventTagInput/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EventTagInput/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(func0(data1) > 100000){
const err3 = {instancePath:instancePath+"/description",schemaPath:"#/components/schemas/EventTagInput/properties/description/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/components/schemas/EventTagInput/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.slug !== undefined){
let data2 = data.slug;
if(typeof data2 === "string"){
if(func0(data2) > 2000){
const err5 = {instancePath:instancePath+"/slug",schemaPath:"#/components/schemas/EventTagInput/properties/slug/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/slug",schemaPath:"#/components/schemas/EventTagInput/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.parent !== undefined){
let data3 = data.parent;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err7 = {instancePath:instancePath+"/parent",schemaPath:"#/components/schemas/EventTagInput/properties/parent/type",keyword:"type",params:{type: schema48.properties.parent.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/parent",schemaPath:"#/components/schemas/EventTagInput/properties/parent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < -2147483648 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/parent",schemaPath:"#/components/schemas/EventTagInput/properties/parent/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/components/schemas/EventTagInput/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"name":true,"description":true,"slug":true,"parent":true},"dynamicProps":false,"dynamicItems":false};


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate46(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/EventTagInput\"}}}"] = validate48;
const schema49 = {"properties":{"body":{"$ref":"#/components/schemas/EventTagInput"}}};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
let data0 = data.body;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
if(func0(data1) > 2000){
const err0 = {instancePath:instancePath+"/body/name",schemaPath:"#/components/schemas/EventTagInput/properties/name/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func0(data1) < 1){
const err1 = {instancePath:instancePath+"/body/name",schemaPath:"#/components/schemas/EventTagInput/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/body/name",schemaPath:"#/components/schemas/EventTagInput/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.description !== undefined){
let data2 = data0.description;
if(typeof data2 === "string"){
if(func0(data2) > 100000){
const err3 = {instancePath:instancePath+"/body/description",schemaPath:"#/components/schemas/EventTagInput/properties/description/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/body/description",schemaPath:"#/components/schemas/EventTagInput/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.slug !== undefined){
let data3 = data0.slug;
if(typeof data3 === "string"){
if(func0(data3) > 2000){
const err5 = {instancePath:instancePath+"/body/slug",schemaPath:"#/components/schemas/EventTagInput/properties/slug/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/body/slug",schemaPath:"#/components/schemas/EventTagInput/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.parent !== undefined){
let data4 = data0.parent;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err7 = {instancePath:instancePath+"/body/parent",schemaPath:"#/components/schemas/EventTagInput/properties/parent/type",keyword:"type",params:{type: schema48.properties.parent.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/body/parent",schemaPath:"#/components/schemas/EventTagInput/properties/parent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4 < -2147483648 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/body/parent",schemaPath:"#/components/schemas/EventTagInput/properties/parent/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/body",schemaPath:"#/components/schemas/EventTagInput/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};
}
return exports;
});
